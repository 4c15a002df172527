const said = 'Please enter a valid table number';

/** What is wrong, the body that says it, and what is answered. */
export const badTables: readonly (readonly [what: string, body: unknown, message: string])[] = [
  ['without a number', {}, said],
  ['without a body', undefined, said],
  ['with the Counter', { tableNo: 0 }, said],
  ['below the Counter', { tableNo: -4 }, said],
  ['with half a number', { tableNo: 4.5 }, said],
  ['with a number in words', { tableNo: '4' }, said],
  ['with no number', { tableNo: null }, said],
  ['with many numbers', { tableNo: [4, 5] }, said],
  ['with a huge number', { tableNo: 10_000 }, said],
  ['with a boundless number', '{"tableNo":1e999}', said],
  ['with a token of one’s own', { tableNo: 4, token: 'a' }, 'Unknown field: token'],
  ['with an id of one’s own', { tableNo: 4, id: 9 }, 'Unknown field: id'],
  ['in a list', [{ tableNo: 4 }], 'The request body must be a JSON object'],
];

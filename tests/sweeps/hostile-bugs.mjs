/**
 * Bugs that the hostile sweep must find: each says something else in a place or more of what runs, and `breaks` is how the
 * sentence begins that is not so then. Not among them is what holds no loop by itself: a search of too many words goes by
 * turns all the same (`http/params.spec`), and of codes so many as may be asked for at once are drawn within a turn
 * (`tables/qr-codes.spec`).
 */
export const BUGS = [
  {
    name: 'a list is looked through in one go',
    breaks: 'holds no node',
    places: [
      {
        file: 'api/dist/kernel/rows.js',
        instead: 'await turns.begin();\n    for (const json of rows) {',
        says: 'for (const json of rows) {',
      },
      {
        file: 'api/dist/kernel/rows.js',
        instead: 'yield { row: parsedRow(json), json };\n        await turns.pause();',
        says: 'yield { row: parsedRow(json), json };',
      },
    ],
  },
  {
    name: 'a whole list is one text',
    breaks: 'holds no node',
    places: [
      {
        file: 'api/dist/http/json-pieces.js',
        instead: 'if (bytes <= PIECE)\n        void reply.send(Buffer.concat(json, bytes));',
        says: 'if (bytes > 0)\n        void reply.send(JSON.stringify(JSON.parse(Buffer.concat(json, bytes).toString())));',
      },
    ],
  },
  {
    name: 'what is read from the log is told and encoded in one go',
    breaks: 'holds no node',
    places: [
      { file: 'api/dist/audit/logged-books.js', instead: 'const PAGE = 50;', says: 'const PAGE = 5000;' },
      {
        file: 'api/dist/audit/past-lists.js',
        instead: 'lists.tell(fact);\n                    await turns.pause();',
        says: 'lists.tell(fact);',
      },
      {
        file: 'api/dist/audit/past-lists.js',
        instead: 'lists.tell(fact);\n                await turns.pause();',
        says: 'lists.tell(fact);',
      },
      {
        file: 'api/dist/kernel/rows.js',
        instead: 'rows.push(Buffer.from(JSON.stringify(thing)));\n        await turns.pause();',
        says: 'rows.push(JSON.stringify(thing));',
      },
    ],
  },
  {
    name: 'a socket that does not read is never ended',
    breaks: 'holds it by no push',
    places: [
      {
        file: 'api/dist/live/backlog.js',
        instead: 'return packets >= MOST_PACKETS || this.bytes + untaken > MOST_BYTES;',
        says: 'return packets < 0;',
      },
    ],
  },
  {
    name: 'a long answer costs nothing',
    breaks: 'pays for each',
    places: [
      { file: 'api/dist/http/json-pieces.js', instead: 'reply.server.chargeList(reply.request, bytes);', says: '' },
    ],
  },
  {
    name: 'strangers have no limit',
    breaks: 'is refused at last as a stranger',
    places: [
      {
        file: 'api/dist/http/clients.js',
        instead: 'if (!this.configuration.values.limitsRequests)',
        says: 'if (this.configuration)',
      },
    ],
  },
];

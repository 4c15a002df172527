/** Bugs that the hostile sweep must find: each says something else in a place or more of what runs. */
const PARAMS = 'api/dist/http/params.js';

export const BUGS = [
  {
    name: 'a search has words without end',
    places: [
      { file: PARAMS, instead: 'text.length > MOST_CHARACTERS', says: 'text.length < 0' },
      { file: PARAMS, instead: 'text.length > MOST_SEARCHED', says: 'text.length < 0' },
      { file: PARAMS, instead: 'words.size <= MOST_WORDS', says: 'words.size >= 0' },
    ],
  },
  {
    name: 'a list is looked through in one go',
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
    places: [
      {
        file: 'api/dist/http/json-pieces.js',
        instead: 'if (bytes <= PIECE)\n        void reply.send(Buffer.concat(json, bytes));',
        says: 'if (bytes > 0)\n        void reply.send(JSON.stringify(JSON.parse(Buffer.concat(json, bytes).toString())));',
      },
    ],
  },
  {
    name: 'what is read from the log is told in one go',
    places: [
      {
        file: 'api/dist/audit/audit.queries.js',
        instead: 'lists.tell(event);\n            await turns.pause();',
        says: 'lists.tell(event);',
      },
      {
        file: 'api/dist/kernel/rows.js',
        instead: 'rows.push(JSON.stringify(thing));\n        await turns.pause();',
        says: 'rows.push(JSON.stringify(thing));',
      },
    ],
  },
  {
    name: 'codes are drawn at once',
    places: [{ file: 'api/dist/tables/qr-codes.js', instead: 'await turns.begin();', says: '' }],
  },
  {
    name: 'a socket that does not read is never ended',
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
    places: [
      { file: 'api/dist/http/json-pieces.js', instead: 'reply.server.chargeList(reply.request, bytes);', says: '' },
    ],
  },
  {
    name: 'strangers have no limit',
    places: [
      {
        file: 'api/dist/http/clients.js',
        instead: 'if (!this.configuration.values.limitsRequests)',
        says: 'if (this.configuration)',
      },
    ],
  },
];

/** Bugs that the store sweep must find: each says something else in a place or two of what runs. */
const CUT_IS_SHORT = {
  file: 'platform/dist/log/connection.js',
  instead: "if (purpose === 'read' && lifetime.aborted)",
  says: 'if (lifetime === null)',
};

export const BUGS = [
  { name: 'a read that was cut is a short one', places: [CUT_IS_SHORT] },
  {
    name: 'what a cut read lacks is not there, at once',
    places: [
      CUT_IS_SHORT,
      { file: 'platform/dist/log/log.js', instead: 'await pause(SURE_AFTER_MS);', says: 'return false;' },
    ],
  },
  {
    name: 'read models are given up for a look that got no answer',
    places: [
      {
        file: 'projections/dist/runner/log-watch.js',
        instead: 'eventIdOf(cursor.checkpoint))))',
        says: 'eventIdOf(cursor.checkpoint)).catch(() => false)))',
      },
    ],
  },
  {
    name: 'who cannot be looked up is a stranger',
    places: [
      {
        file: 'api/dist/access/addresses.js',
        instead: 'const restaurantId = await this.claimed(email);',
        says: 'const restaurantId = await this.claimed(email).catch(() => 0);',
      },
    ],
  },
  {
    name: 'an append is tried again under other ids',
    places: [
      {
        file: 'platform/dist/log/log.js',
        instead: 'appends.append(stream, expected, messages, timeoutMs())',
        says: 'appends.append(stream, expected, messages.map((message) => (message.getId().setString(crypto.randomUUID()), message)), timeoutMs())',
      },
    ],
  },
];

import { countText } from '@sae/domain/kernel';
import { UPCASTERS } from '@sae/domain/ordering';
import { joined } from '@sae/platform/joined';
import { interrupted, say, seldom, terminal } from '@sae/platform/terminal';
import { modelsIn } from './models/all.js';
import { verify } from './verifying/verify.js';
import { writingTeller } from './writing-teller.js';

const help = `npm run verify

Replays every book of the log, decides each of its facts and computes each of its bills again, and compares every read
model with one built from the log beside it. Says what it checked and the first difference it finds; then it ends with 1.
It joins the instance that runs in DATA_DIR, or the services that EVENTSTORE_URL and REDIS_URL name. Nothing is changed.
`;

void terminal({ help, failed: 'Nothing could be verified' }, () =>
  joined('verify', UPCASTERS, async ({ log, redis, timeZone, seconds }) => {
    const tell = seldom();
    say('Building the read models once more, beside those that are read …');
    const { difference, stops, books, events, bills, keys } = await verify({
      log,
      redis,
      ...modelsIn(timeZone),
      signal: interrupted(),
      onBuilding: writingTeller(),
      onReplaying: (so, of) => tell(() => `${countText(so.events, 'event')} replayed, ${so.books} of ${of} books`),
      onComparing: (compared) => tell(() => `${countText(compared, 'key')} compared`),
    });
    const checked = [
      [books, 'book'],
      [events, 'event'],
      [bills, 'bill'],
      [keys, 'read-model key'],
    ] as const;
    say(`Checked ${checked.map(([n, thing]) => countText(n, thing)).join(', ')} in ${seconds()} s.`);
    for (const stop of stops) say(`Not checked from there on: ${stop}.`);
    const well = stops.length > 0 ? 'All else is well.' : 'All is well.';
    say(difference ? `The first difference: ${difference}.` : well);
    if (difference || stops.length > 0) process.exitCode = 1;
  }),
);

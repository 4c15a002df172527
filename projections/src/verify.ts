import { parseArgs } from 'node:util';
import { countText } from '@sae/domain/kernel';
import { UPCASTERS } from '@sae/domain/ordering';
import { joinRunning } from '@sae/platform/config';
import { Log } from '@sae/platform/log';
import { connectRedis } from '@sae/platform/redis';
import { modelsIn } from './models/all.js';
import { complain, say, seldom, writingTeller } from './command.js';
import { verify } from './verifying/index.js';

const HELP = `npm run verify

Replays every book of the log, decides each of its facts and computes each of its bills again, and compares every read
model with one built from the log beside it. Says what it checked and the first difference it finds; then it ends with 1.
It joins the instance that runs in DATA_DIR, or the services that EVENTSTORE_URL and REDIS_URL name. Nothing is changed.
`;

const run = async () => {
  const { eventStoreUrl, redisUrl, timeZone } = joinRunning();
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  const redis = await connectRedis(redisUrl, { name: 'verify' });
  const log = new Log(eventStoreUrl, { upcasters: UPCASTERS });
  const began = Date.now();
  const tell = seldom();
  try {
    say('Building the read models once more, beside those that are read …');
    const { difference, books, events, bills, keys } = await verify({
      log,
      redis,
      ...modelsIn(timeZone),
      signal: stopping.signal,
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
    const seconds = ((Date.now() - began) / 1_000).toFixed(1);
    say(`Checked ${checked.map(([n, thing]) => countText(n, thing)).join(', ')} in ${seconds} s.`);
    say(difference ? `The first difference: ${difference}.` : 'All is well.');
    if (difference) process.exitCode = 1;
  } finally {
    stopping.abort();
    await log.close();
    redis.destroy();
  }
};

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });
if (values.help) process.stdout.write(HELP);
else
  await run().catch((error: unknown) => {
    complain('Nothing could be verified', error);
    process.exitCode = 1;
  });

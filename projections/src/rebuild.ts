import { parseArgs } from 'node:util';
import { countText } from '@sae/domain/kernel';
import { UPCASTERS } from '@sae/domain/ordering';
import { joinRunning } from '@sae/platform/config';
import { Log } from '@sae/platform/log';
import { connectRedis } from '@sae/platform/redis';
import { modelsIn } from './models/all.js';
import { complain, say, writingTeller } from './command.js';
import { rebuild } from './runner/index.js';

const HELP = `npm run rebuild

Builds all read models anew from the log, beside the running ones, and switches over without a pause.
It joins the instance that runs in DATA_DIR, or the services that EVENTSTORE_URL and REDIS_URL name.
Ctrl-C stops it and leaves the read models as they were.
`;

const run = async () => {
  const { eventStoreUrl, redisUrl, timeZone } = joinRunning();
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  const redis = await connectRedis(redisUrl, { name: 'rebuild' });
  const log = new Log(eventStoreUrl, { upcasters: UPCASTERS });
  const began = Date.now();
  const tell = writingTeller();
  try {
    say('Rebuilding the read models beside the running ones …');
    const { cursor, events } = await rebuild({
      log,
      redis,
      ...modelsIn(timeZone),
      report: complain,
      signal: stopping.signal,
      onProgress: ({ length }, { checkpoint }, target) => tell(length, checkpoint, target),
    });
    const seconds = ((Date.now() - began) / 1_000).toFixed(1);
    say(`Done: ${countText(events, 'event')} in ${seconds} s. Readers use generation ${cursor.generation} now.`);
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
    complain('The read models were not rebuilt', error);
    process.exitCode = 1;
  });

import { countText } from '@sae/domain/kernel';
import { UPCASTERS } from '@sae/domain/ordering';
import { joined } from '@sae/platform/joined';
import { complain, interrupted, say, terminal } from '@sae/platform/terminal';
import { modelsIn } from './models/all.js';
import { rebuild } from './runner/index.js';
import { writingTeller } from './writing-teller.js';

const help = `npm run rebuild

Builds all read models anew from the log, beside the running ones, and switches over without a pause.
It joins the instance that runs in DATA_DIR, or the services that EVENTSTORE_URL and REDIS_URL name.
Ctrl-C stops it and leaves the read models as they were.
`;

await terminal({ help, failed: 'The read models were not rebuilt' }, () =>
  joined('rebuild', UPCASTERS, async ({ log, redis, timeZone, seconds }) => {
    const tell = writingTeller();
    say('Rebuilding the read models beside the running ones …');
    const { cursor, events } = await rebuild({
      log,
      redis,
      ...modelsIn(timeZone),
      report: complain,
      signal: interrupted(),
      onProgress: ({ length }, { checkpoint }, target) => tell(length, checkpoint, target),
    });
    say(`Done: ${countText(events, 'event')} in ${seconds()} s. Readers use generation ${cursor.generation} now.`);
  }),
);

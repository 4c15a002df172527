import { countText } from '@sae/domain/kernel';
import { UPCASTERS } from '@sae/domain/ordering';
import { joined } from '@sae/platform/joined';
import { complain, interrupted, say, terminal } from '@sae/platform/terminal';
import { modelsIn } from './models/all.js';
import { rebuild, type ShadowBuildOptions } from './runner/index.js';
import { rebuildRestaurant } from './verifying/rebuild-restaurant.js';
import { writingTeller } from './writing-teller.js';

const help = `npm run rebuild -- [--restaurant 123456789]

Builds all read models anew from the log, beside the running ones, and switches over without a pause.
It joins the instance that runs in DATA_DIR, or the services that EVENTSTORE_URL and REDIS_URL name.
Ctrl-C stops it and leaves the read models as they were.

  --restaurant   builds those of one restaurant, and puts right each place in which the running ones differ; the first
                 ten are named
  --help         this text
`;

const MOST_NAMED = 10;

/** @throws a sentence when it is no restaurant's id. */
const restaurantIn = (text: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Error(`--restaurant is the number of a restaurant, not "${text}".`);
  return Number(text);
};

const options = { restaurant: { type: 'string' } } as const;

void terminal({ help, failed: 'The read models were not rebuilt', options }, ({ restaurant }) => {
  const restaurantId = restaurant === undefined ? null : restaurantIn(restaurant);
  return joined('rebuild', UPCASTERS, async ({ log, redis, timeZone, seconds }) => {
    const tell = writingTeller();
    const shadow: ShadowBuildOptions = {
      log,
      redis,
      ...modelsIn(timeZone),
      report: complain,
      signal: interrupted(),
      onProgress: ({ length }, { checkpoint }, target) => tell(length, checkpoint, target),
    };
    if (restaurantId === null) {
      say('Rebuilding the read models beside the running ones …');
      const { cursor, events } = await rebuild(shadow);
      say(`Done: ${countText(events, 'event')} in ${seconds()} s. Readers use generation ${cursor.generation} now.`);
      return;
    }
    say(`Rebuilding the read models of restaurant ${restaurantId} beside the running ones …`);
    let named = 0;
    const onPutRight = (told: string) => void (++named <= MOST_NAMED && say(`${told}: put right.`));
    const { keys, putRight } = await rebuildRestaurant({ ...shadow, restaurantId, onPutRight });
    say(`Done: ${countText(keys, 'key')} compared, ${putRight} put right, in ${seconds()} s.`);
  });
});

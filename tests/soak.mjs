/** `npm run soak`: what `npm test` does for seconds, for as long as told. */
import { register } from 'node:module';
import { parseArgs } from 'node:util';

register('./support/typescript.mjs', import.meta.url);

/** Each lives for so long, and answers how many different things went wrong. */
const MACHINES = {
  model: async (given) => {
    const [{ soak }, { startStreet }] = await Promise.all([
      import('./model/soak.ts'),
      import('./model/house/in-process.ts'),
    ]);
    return soak({ ...given, street: await startStreet() });
  },
  /** The same over HTTP: every part a process of its own. */
  launched: async (given) => {
    const [{ soak }, { startSystem }, { launchedStreet }] = await Promise.all([
      import('./model/soak.ts'),
      import('../api/testing/system.ts'),
      import('./model/house/launched.ts'),
    ]);
    const system = await startSystem({ nodes: 2 });
    try {
      return await soak({ ...given, street: launchedStreet(system) });
    } finally {
      await system.stop();
    }
  },
  /** A restaurant that has filled all it may have, against the others. */
  hostile: async (given) => (await import('./sweeps/hostile-soak.ts')).hostileSoak(given),
  'hostile-bites': async (given) => (await import('./sweeps/hostile-bites.mjs')).bites(given),
  /** Takes half an hour, however long is given: bugs planted one by one, and what is not found. */
  bites: async (given) => (await import('./model/bites.mjs')).bites(given),
  /** Every call of the API while the event store stands still, is cut off, is slow or answers half. */
  store: async (given) => (await import('./sweeps/store/soak.ts')).soakStore(given),
  /** Takes a quarter of an hour, however long is given. */
  'store-bites': async (given) => (await import('./sweeps/store/bites.mjs')).bites(given),
};

const USAGE = `npm run soak -- [--minutes 60] [--seed 7] [--only ${Object.keys(MACHINES).join(',')}]

  --minutes  for how long, in all
  --seed     where chance begins: the same seed tells the same again
  --only     a part, as names with commas between them
  --help     this text`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    only: { type: 'string', default: Object.keys(MACHINES).join(',') },
    help: { type: 'boolean', short: 'h' },
  },
});
const say = (sentence) => console.log(sentence);
if (values.help) {
  say(USAGE);
  process.exit(0);
}

const names = values.only.split(',');
let wrong = 0;
for (const name of names) {
  const minutes = Number(values.minutes) / names.length;
  say(`── ${name}: ${minutes} minutes from --seed ${values.seed} ──`);
  wrong += await MACHINES[name]({ minutes, seed: Number(values.seed), say });
}
process.exit(wrong === 0 ? 0 : 1);

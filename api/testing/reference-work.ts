const WORK = JSON.stringify(
  Array.from({ length: 6_000 }, (_, id) => ({ id, name: `Dish ${id}`, price: id / 4, tags: ['a', 'b'] })),
);

/** What it takes on the machine for which the limits of this house are meant, once it is quiet. */
const THERE_MS = 4.2;

/** The lesser of what the clock and the processor say, as `loop-watch.mjs` measures. */
const taken = (): number => {
  const [at, cpu] = [performance.now(), process.cpuUsage()];
  JSON.stringify(JSON.parse(WORK)).toLowerCase().split('dish');
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(performance.now() - at, (user + system) / 1000);
};

/** How many times as long as there this machine takes just now, and never less than once. */
export const slowness = (): number => Math.max(1, Math.min(taken(), taken(), taken(), taken(), taken()) / THERE_MS);

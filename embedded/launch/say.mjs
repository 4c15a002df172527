/** Progress, on stderr so that what a command answers stays clean. */
export const say = (sentence) => void process.stderr.write(`${sentence}\n`);

/** A reason to stop that needs no stack trace: one sentence a person can act on. */
export class Stop extends Error {}

/** Runs `main`; a `Stop` ends the process with its sentence, anything else with its stack. */
export const run = async (main) => {
  try {
    await main();
  } catch (error) {
    say(error instanceof Stop ? error.message : (error?.stack ?? String(error)));
    process.exit(1);
  }
};

/** Tells what takes long before it starts, and how long it took. */
export const told = async (what, work) => {
  say(`${what}…`);
  const began = Date.now();
  await work();
  say(`${what}: done in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
};

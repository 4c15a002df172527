const EVERY_MS = 2;

/**
 * While its parent wants to know, a process looks at its own event loop, and then says for how many ms it was held at
 * the longest: the lesser of what the clock and the processor say, for on a busy machine the clock counts others' work,
 * and the processor counts other threads'.
 */
export const watchLoop = () => {
  let looking;
  let longest = 0;
  let [at, cpu] = [performance.now(), process.cpuUsage()];
  const look = () => {
    const { user, system } = process.cpuUsage(cpu);
    longest = Math.max(longest, Math.min(performance.now() - at, (user + system) / 1000));
    [at, cpu] = [performance.now(), process.cpuUsage()];
  };
  const begin = () => {
    longest = 0;
    [at, cpu] = [performance.now(), process.cpuUsage()];
    looking = setInterval(look, EVERY_MS);
  };
  const end = () => {
    look();
    clearInterval(looking);
  };
  process.on('message', ({ watchLoop: isWanted }) => {
    if (isWanted === undefined) return;
    if (isWanted) begin();
    else end();
    process.send({ heldMs: longest });
  });
};

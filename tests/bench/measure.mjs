import { readFileSync, readdirSync } from 'node:fs';
import autocannon from 'autocannon';

/** One round of load: requests per second, p50 and p99 in ms, and what was not answered with 2xx. */
export const round = async ({ url, seconds, connections, requests }) => {
  const result = await autocannon({ url, duration: seconds, connections, requests, timeout: 30 });
  const { requests: rate, latency, non2xx, errors } = result;
  return { perSecond: rate.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
};

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The contestants by turns, so that a noisy machine is noisy for all; medians of the rounds, after one that warms up. */
export const sideBySide = async (contestants, { rounds, seconds, connections, say }) => {
  const results = new Map(contestants.map(({ name }) => [name, []]));
  for (let turn = 0; turn <= rounds; turn += 1)
    for (const { name, url, requests } of contestants) {
      say(turn === 0 ? `warming up: ${name}` : `round ${turn} of ${rounds}: ${name}`);
      const answered = await round({ url, requests, seconds, connections });
      if (turn > 0) results.get(name).push(answered);
    }
  return new Map(
    [...results].map(([name, all]) => {
      const middle = (key) => median(all.map((one) => one[key]));
      return [
        name,
        {
          perSecond: middle('perSecond'),
          p50: middle('p50'),
          p99: middle('p99'),
          failed: all.reduce((n, one) => n + one.failed, 0),
          turns: all.map(({ perSecond }) => perSecond),
        },
      ];
    }),
  );
};

/** Turn by turn, and the median of these: a machine that was slow for a turn was slow for both. */
export const ratio = (one, other) => median(one.turns.map((rate, turn) => rate / other.turns[turn]));

/** What `read` finds of a process, nothing where it ended meanwhile, as those of PostgreSQL do. */
const whileItLives = (read) => {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return [];
    throw error;
  }
};

const childrenOf = (pid) =>
  whileItLives(() =>
    readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
    ),
  );

const family = (pid) => [pid, ...childrenOf(pid).flatMap(family)];

/** A process and all below it. */
export const familyOf = (pid) =>
  family(pid).flatMap((member) =>
    whileItLives(() => ({ pid: member, command: readFileSync(`/proc/${member}/cmdline`, 'utf8') })),
  );

/** The most memory a process has ever had, in MB. */
export const peakMb = (pid) => Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

const memoryOfOne = (pid) => {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  const name = command.find((word) => /dist\/|redis-server/.test(word)) ?? command.join(' ');
  const [, kb] = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m);
  return { name: name.replace(/^.*\/(?=(api|workers|projections|embedded)\/dist)/, ''), mb: Number(kb) / 1024 };
};

/** The memory of a process and all below it, shared pages counted once: MB by process. */
export const memoryOf = (pid) => family(pid).flatMap((member) => whileItLives(() => memoryOfOne(member)));

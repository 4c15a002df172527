import { readFileSync } from 'node:fs';
import TestSequencer from '@jest/test-sequencer';

/** A system of a spec's own is most of what it costs, however few words it has for it. */
const STARTS_ONE = /\/tests\/|\bstartSystem\(/;

const costOf = ({ path }) => {
  const text = readFileSync(path, 'utf8');
  return [Number(STARTS_ONE.test(path + text)), text.length];
};

/** What takes long is begun early, so that the processes that share a list end at about the same time. */
export default class LargestFirst extends TestSequencer {
  sort(tests) {
    const costs = new Map(tests.map((test) => [test, costOf(test)]));
    const byCost = (one, other) => {
      const [[own, length], [othersOwn, othersLength]] = [costs.get(one), costs.get(other)];
      return othersOwn - own || othersLength - length || (one.path < other.path ? -1 : 1);
    };
    return tests.toSorted(byCost);
  }
}

import { statSync } from 'node:fs';
import TestSequencer from '@jest/test-sequencer';

const sizeOf = ({ path }) => statSync(path).size;

/** What takes long is begun early, so that the processes that share a list end at about the same time. */
export default class LargestFirst extends TestSequencer {
  sort(tests) {
    return [...tests].sort((one, other) => sizeOf(other) - sizeOf(one) || (one.path < other.path ? -1 : 1));
  }
}

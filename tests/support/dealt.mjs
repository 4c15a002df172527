import { statSync } from 'node:fs';
import TestSequencer from '@jest/test-sequencer';

const sizeOf = ({ path }) => statSync(path).size;

/** Shares of specs that take about as long: dealt like cards, the largest first. jest goes by a hash of their names. */
export default class DealtSequencer extends TestSequencer {
  shard(tests, { shardIndex, shardCount }) {
    const largestFirst = [...tests].sort(
      (one, other) => sizeOf(other) - sizeOf(one) || (one.path < other.path ? -1 : 1),
    );
    return largestFirst.filter((_, place) => place % shardCount === shardIndex - 1);
  }
}

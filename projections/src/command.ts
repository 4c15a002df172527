import { countText } from '@sae/domain/kernel';
import { positionOf, type Checkpoint } from './reading/index.js';

export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
export const complain = (what: string, error: unknown): void =>
  void process.stderr.write(`${what}: ${error instanceof Error ? error.message : String(error)}\n`);

const EVERY_MS = 1_000;

/** Says something once a second at most. */
export const seldom = (): ((sentence: () => string) => void) => {
  let told = Date.now();
  return (sentence) => {
    if (Date.now() - told < EVERY_MS) return;
    told = Date.now();
    say(sentence());
  };
};

/** Tells how much of the log is written so far. */
export const writingTeller = (tell = seldom()) => {
  let events = 0;
  let first: number | null = null;
  return (more: number, checkpoint: Checkpoint, target: Checkpoint): void => {
    events += more;
    const at = Number(positionOf(checkpoint) ?? 0);
    // Others may have written to the log long before us.
    first ??= at;
    const percent = Math.floor((100 * (at - first)) / Math.max(1, Number(positionOf(target) ?? 0) - first));
    tell(() => `${countText(events, 'event')}, ${percent} % of the log`);
  };
};

import { countText } from '@sae/domain/kernel';
import type { Checkpoint } from './runner/index.js';

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
export const writingTeller = () => {
  const tell = seldom();
  let events = 0;
  return (more: number, checkpoint: Checkpoint, target: Checkpoint): void => {
    events += more;
    const percent = Math.floor((100 * Number(checkpoint)) / Math.max(1, Number(target)));
    tell(() => `${countText(events, 'event')}, ${Number.isNaN(percent) ? 0 : percent} % of the log`);
  };
};

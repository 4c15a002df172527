import { countText } from '@sae/domain/kernel';
import { seldom } from '@sae/platform/terminal';
import { positionOf, type Checkpoint } from './reading/index.js';

/** Tells how much of the log is written so far. */
export const writingTeller = () => {
  const tell = seldom();
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

import { setTimeout as pause } from 'node:timers/promises';
import { Following, type Followed, type FollowContext } from './following.js';
import type { Position } from './logged-event.js';

export type FollowState = 'connecting' | 'following' | 'interrupted';

export interface FollowOptions {
  /** Follow after this position; from the beginning of the log when null. */
  readonly after: Position | null;
  /** Only streams whose names begin so. */
  readonly prefixes?: readonly string[];
  /** Only events of these types. */
  readonly eventTypes?: readonly string[];
  readonly signal?: AbortSignal;
  /** Told of each change; an outage is one change, however many tries it takes. */
  readonly onState?: (state: FollowState, error?: unknown) => void;
}

/** Grows up to a limit, and differs a little: who lost the same server does not come back at the same moment. */
const pauseMs = (failures: number): number => Math.min(50 * 2 ** failures, 2_000) * (0.5 + Math.random() / 2);

/** Follows until told to stop: an error, a silent end or a silence begin it anew after what was given last. */
export async function* follow(
  context: FollowContext,
  { after, prefixes = [], eventTypes = [], signal, onState }: FollowOptions & { readonly signal: AbortSignal },
): AsyncGenerator<Followed, void> {
  const place = { last: after };
  const failures = { inARow: 0 };
  let state: FollowState | null = null;
  const enter = (next: FollowState, error?: unknown) => {
    if (next !== state) onState?.(next, error);
    state = next;
  };
  enter('connecting');
  while (!signal.aborted) {
    const following = new Following(context, { prefixes, eventTypes }, place, signal);
    try {
      await following.begin();
      enter('following');
      for (;;) {
        const step = await following.next();
        if (signal.aborted) return;
        failures.inARow = 0;
        yield step;
      }
    } catch (error) {
      if (signal.aborted) return;
      enter('interrupted', error);
    } finally {
      await following.end();
    }
    await pause(pauseMs(failures.inARow++), undefined, { signal }).catch(() => undefined);
  }
}

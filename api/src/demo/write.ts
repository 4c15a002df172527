import type { Log, Position } from '@sae/platform/log';
import type { AnyDraft } from './draft.js';

/** Well below what one append may hold, at some 1 kB an event, and seldom more than 2. */
const PARCEL = 500;
/** Enough to be worth an append. */
export const WORTH_WRITING = PARCEL;

/** Appends what a draft has to say where it belongs; nobody else writes in its stream, or the append is refused. */
export const write = async (log: Log, draft: AnyDraft): Promise<Position | null> => {
  const { expected, events } = draft.take();
  let position: Position | null = null;
  for (let start = 0; start < events.length; start += PARCEL) {
    const parcel = events.slice(start, start + PARCEL).map(({ id, type, data, at, actor }) => ({
      ...{ id, type, data },
      metadata: { actor, requestId: 'demo', at, v: log.versionOf(type) },
    }));
    position = (await log.append(draft.stream, expected + start, parcel)).position;
  }
  return position;
};

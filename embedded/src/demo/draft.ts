import { randomUUID } from 'node:crypto';
import type { Actor, Command, Decider, DomainEvent, IsoTime, Recorded } from '@sae/domain/kernel';
import type { Log, Position } from '@sae/platform/log';

/** A book written ahead of the log: decided by its own decider, at times of our choosing. */
export class Draft<S, C extends Command, E extends DomainEvent> {
  readonly stream: string;
  state: S;
  private revision = -1;
  private pending: Recorded<E>[] = [];

  constructor(
    private readonly decider: Decider<S, C, E>,
    key: string,
    private readonly actor: Actor,
  ) {
    this.stream = `${decider.category}-${key}`;
    this.state = decider.initial;
  }

  get length(): number {
    return this.pending.length;
  }

  /** @throws Refusal, as for anybody. */
  decide(command: C, at: IsoTime): readonly E[] {
    const events = this.decider.decide(command, this.state, { at, actor: this.actor });
    for (const event of events) {
      this.revision += 1;
      const recorded = { ...event, id: randomUUID(), revision: this.revision, at, actor: this.actor };
      this.state = this.decider.evolve(this.state, recorded);
      this.pending.push(recorded);
    }
    return events;
  }

  /** What is not in the log yet, and the revision it follows. */
  take(): { readonly expected: number; readonly events: readonly Recorded<E>[] } {
    const events = this.pending;
    this.pending = [];
    return { expected: this.revision - events.length, events };
  }
}

/** A draft of whatever book. */
export type AnyDraft = Pick<Draft<unknown, Command, DomainEvent>, 'stream' | 'length' | 'take'>;

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

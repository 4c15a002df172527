import type { Log, LoggedEvent, Position } from '@sae/platform/log';

/** What a client has sent of one wish: under its key, if it has one, and in these requests. */
export interface Sent {
  readonly key: string | undefined;
  readonly requestIds: readonly string[];
}

const typesOf = (events: readonly LoggedEvent[]): readonly string[] => events.map(({ type }) => type).sort();

/** Whether all of these are among those, each as often at most. */
const within = (these: readonly string[], those: readonly string[]): boolean => {
  const left = [...those];
  return these.every((type) => {
    const at = left.indexOf(type);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** The log as it grows, by who wrote what. */
export class Written {
  private last: Position | null = null;
  private readonly events: LoggedEvent[] = [];
  private readonly keyed = new Map<string, LoggedEvent[]>();

  constructor(private readonly log: Pick<Log, 'follow'>) {}

  /** Up to its end. */
  async readOn(): Promise<void> {
    for await (const step of this.log.follow({ after: this.last })) {
      if ('caughtUp' in step) return;
      if (!('event' in step)) continue;
      this.take(step.event);
      this.last = step.event.position;
    }
  }

  /** The facts under a key. */
  under(key: string): readonly string[] {
    return typesOf(this.keyed.get(key) ?? []);
  }

  /** The facts of a type in the books whose names begin so. */
  told(type: string, books: string): readonly LoggedEvent[] {
    return this.events.filter((event) => event.type === type && event.stream.startsWith(books));
  }

  /** The facts of one request. */
  in(requestId: string): readonly string[] {
    return typesOf(this.events.filter((event) => event.requestId === requestId));
  }

  private take(event: LoggedEvent): void {
    this.events.push(event);
    if (event.key === undefined) return;
    const others = this.keyed.get(event.key);
    if (others) others.push(event);
    else this.keyed.set(event.key, [event]);
  }

  /** What is wrong with what came of a wish, held against one that was done in peace; null when nothing is. */
  wrongIn({ key, requestIds }: Sent, isDone: boolean, { keyed, all }: Facts): string | null {
    const twice = requestIds.map((id) => this.in(id)).find((types) => !within(types, all));
    if (twice) return `one request wrote ${twice.join(', ')}, not ${all.join(', ')}`;
    const [made, wanted] = key === undefined ? [this.in(requestIds[0] ?? ''), all] : [this.under(key), keyed];
    const isWhole = isDone ? made.join() === wanted.join() : within(made, wanted);
    return isWhole ? null : `${isDone ? 'done' : 'not done'}, and wrote ${made.join(', ')}, not ${wanted.join(', ')}`;
  }
}

/** What a wish comes to: all that it writes, and what of it under its key. */
export interface Facts {
  readonly keyed: readonly string[];
  readonly all: readonly string[];
}

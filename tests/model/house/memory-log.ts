import { setImmediate } from 'node:timers/promises';
import type { IsoTime } from '@sae/domain/kernel';
import { UPCASTERS } from '@sae/domain/ordering';
import { WrongRevision, type Appended, type LoggedEvent, type NewEvent, type ReadOptions } from '@sae/platform/log';
import { currentVersion, upcast, type Entry } from '../../../platform/src/log/logged-event.js';
import { outgoing, type Outgoing } from '../../../platform/src/log/protocol.js';

/** An event as it lies in the log: text, in the version it was written in. */
export interface Stored {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  readonly data: string;
  readonly metadata: string;
}

interface Metadata {
  readonly actor: LoggedEvent['actor'];
  readonly requestId: string;
  readonly at: IsoTime;
  readonly v: number;
  readonly key?: string;
  readonly fingerprint?: string;
}

const read = ({ data, metadata, ...place }: Stored): LoggedEvent => {
  const { v, ...said } = JSON.parse(metadata) as Metadata;
  return { ...place, ...said, data: upcast(UPCASTERS, place.type, v, JSON.parse(data) as object) };
};

/** The log's append rules in memory: what is written is text, and what is read is lifted from it anew each time. */
export class MemoryLog {
  private readonly all: Stored[] = [];
  private readonly streams = new Map<string, Stored[]>();
  /** Another way to write an event, as an older program would have. */
  rewrite: (event: Stored, before: () => readonly LoggedEvent[]) => Stored = (event) => event;

  constructor(private readonly onAppend: (events: readonly LoggedEvent[]) => void) {}

  append(stream: string, expected: number, events: readonly NewEvent[]): Promise<Appended> {
    return this.send(stream, expected, events.map(outgoing));
  }

  async send(stream: string, expected: number, events: readonly Outgoing[]): Promise<Appended> {
    await setImmediate();
    const there = this.streams.get(stream) ?? [];
    const ids = events.map(({ message }) => message.getId()?.getString() ?? '');
    const known = there.slice(expected + 1, expected + 1 + ids.length);
    // The same events sent again at their place are there already.
    if (known.length === ids.length && known.every(({ id }, n) => id === ids[n])) return this.at(known);
    if (there.length - 1 !== expected) throw new WrongRevision(stream, expected, there.length - 1);
    const stored: Stored[] = [];
    for (const [n, { message }] of events.entries()) {
      const event = {
        id: ids[n] ?? '',
        type: String(message.getMetadataMap().get('type')),
        ...{ stream, revision: expected + 1 + n, position: BigInt(this.all.length + n + 1) },
        data: Buffer.from(message.getData_asU8()).toString(),
        metadata: Buffer.from(message.getCustomMetadata_asU8()).toString(),
      };
      stored.push(this.rewrite(event, () => [...there, ...stored].map(read)));
    }
    this.all.push(...stored);
    this.streams.set(stream, [...there, ...stored]);
    this.onAppend(stored.map(read));
    return this.at(stored);
  }

  async read(stream: string, options: ReadOptions = {}): Promise<LoggedEvent[]> {
    await setImmediate();
    return this.found(stream, options);
  }

  async *pages(stream: string, options: ReadOptions = {}): AsyncGenerator<LoggedEvent[]> {
    await setImmediate();
    const events = this.found(stream, options);
    for (let from = 0; from < events.length; from += 50) yield events.slice(from, from + 50);
  }

  /** All of it is a fact of ours. */
  async *entries(stream: string, options: ReadOptions = {}): AsyncGenerator<Entry[]> {
    for await (const page of this.pages(stream, options))
      yield page.map((fact) => ({ id: fact.id, revision: fact.revision, fact }));
  }

  versionOf(type: string): number {
    return currentVersion(UPCASTERS, type);
  }

  /** All that lies there of these streams, oldest first. */
  of(isWanted: (stream: string) => boolean): LoggedEvent[] {
    return this.all.filter(({ stream }) => isWanted(stream)).map(read);
  }

  /** Nobody asks for it any more. */
  drop(isDropped: (stream: string) => boolean): void {
    for (const stream of this.streams.keys()) if (isDropped(stream)) this.streams.delete(stream);
  }

  private found(stream: string, { from, maxCount = Infinity, backwards = false }: ReadOptions): LoggedEvent[] {
    const there = this.streams.get(stream) ?? [];
    const part = backwards ? there.slice(0, (from ?? there.length) + 1).reverse() : there.slice(from ?? 0);
    return part.slice(0, maxCount).map(read);
  }

  private at(stored: readonly Stored[]): Appended {
    const last = stored.at(-1);
    return { revision: last?.revision ?? -1, position: last?.position ?? 0n };
  }
}

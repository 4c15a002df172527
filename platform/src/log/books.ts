import type { Command, Decider, DomainEvent, IsoTime } from '@sae/domain/kernel';
import { reporter, type Report } from '../logging/index.js';
import { Book, type BookContext } from './book.js';
import { PATIENCE_MS, type Log } from './log.js';
import type { Snapshots } from './snapshots.js';
import type { RequestContext, CommandResult } from './command.js';

export interface BooksOptions {
  readonly log: Log;
  readonly clock: () => IsoTime;
  readonly newId: () => string;
  readonly snapshots?: Snapshots;
  /** How long the books kept in memory may be together, in events. */
  readonly capacity?: number;
  /** How long a command waits for its answer, in all. */
  readonly patienceMs?: number;
  readonly report?: Report;
}

/** What the shelf needs to know of a book, whatever its kind. */
type AnyBook = Pick<Book<unknown, Command, DomainEvent>, 'isIdle' | 'length' | 'forget'>;

/** What even an empty book weighs, in events. */
const COVER = 50;

/** The write side: every decision is made here, on the newest state, and stands in the log before it is answered. */
export class Books {
  /** The longest unused first. */
  private readonly kept = new Map<string, { readonly book: AnyBook; readonly weight: number }>();
  private readonly context: BookContext;
  private readonly capacity: number;
  private weight = 0;

  constructor({ capacity = 1_000_000, patienceMs = PATIENCE_MS, report = reporter('books'), ...given }: BooksOptions) {
    this.context = { ...given, patienceMs, report };
    this.capacity = capacity;
  }

  /** Decides and appends. @throws Refusal */
  make<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    key: string,
    command: C,
    by: RequestContext,
  ): Promise<CommandResult<S, E>> {
    return this.book(decider, key).make({ command, by });
  }

  /** The book's state as it stands in the log now. */
  state<S, C extends Command, E extends DomainEvent>(decider: Decider<S, C, E>, key: string): Promise<S> {
    return this.book(decider, key).look();
  }

  /** What is remembered may be of another log than the one that is there now. */
  forget(): void {
    for (const { book } of this.kept.values()) book.forget();
  }

  private book<S, C extends Command, E extends DomainEvent>(decider: Decider<S, C, E>, key: string): Book<S, C, E> {
    const stream = `${decider.category}-${key}`;
    const book = (this.take(stream) as Book<S, C, E> | null) ?? new Book(decider, stream, this.context);
    this.put(stream, book);
    return book;
  }

  private take(stream: string): AnyBook | null {
    const kept = this.kept.get(stream);
    if (!kept) return null;
    this.kept.delete(stream);
    this.weight -= kept.weight;
    return kept.book;
  }

  private put(stream: string, book: AnyBook): void {
    const weight = COVER + book.length;
    this.kept.set(stream, { book, weight });
    this.weight += weight;
    if (this.weight > this.capacity) this.makeRoom(book);
  }

  /** A book somebody waits for stays: a second copy of it would write against the first. */
  private makeRoom(inUse: AnyBook): void {
    for (const [stream, { book }] of this.kept) {
      if (this.weight <= this.capacity) return;
      if (book.isIdle && book !== inUse) this.take(stream);
    }
  }
}

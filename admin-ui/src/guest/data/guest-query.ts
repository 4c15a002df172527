import { Store } from './store.js';

export interface Answer<T> {
  /** The newest answer; it stays while a later question fails. */
  readonly data?: T;
  /** Why the latest question was not answered. */
  readonly error?: unknown;
}

/** A question that is asked again and again. Wishes that come while an answer is on its way are one more question. */
export class GuestQuery<T> extends Store<Answer<T>> {
  private asking: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(private readonly ask: () => Promise<T>) {
    super({});
  }

  /** Settles once an answer is here that was asked for from now on, or none could be had. */
  readonly refresh = (): Promise<void> => {
    if (!this.asking) return (this.asking = this.once());
    this.next ??= this.asking.then(() => {
      this.next = undefined;
      return this.refresh();
    });
    return this.next;
  };

  private async once(): Promise<void> {
    const answer = await this.answer();
    this.asking = undefined;
    this.set(answer);
  }

  private async answer(): Promise<Answer<T>> {
    try {
      return { data: await this.ask() };
    } catch (error) {
      return { ...this.get(), error };
    }
  }
}

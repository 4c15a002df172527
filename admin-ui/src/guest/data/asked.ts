import { useSyncExternalStore } from 'react';

export interface Answer<T> {
  /** The newest answer; it stays while a later question fails. */
  readonly data?: T;
  /** Why the latest question was not answered. */
  readonly error?: unknown;
}

/** A question that is asked again and again. Wishes that come while an answer is on its way are one more question. */
export class Asked<T> {
  private answer: Answer<T> = {};
  private asking: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly ask: () => Promise<T>) {}

  readonly now = (): Answer<T> => this.answer;

  readonly hear = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

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
    try {
      this.answer = { data: await this.ask() };
    } catch (error) {
      this.answer = { ...this.answer, error };
    }
    this.asking = undefined;
    this.listeners.forEach((tell) => tell());
  }
}

export const useAnswer = <T>(asked: Asked<T>): Answer<T> => useSyncExternalStore(asked.hear, asked.now);

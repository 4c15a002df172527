import { useSyncExternalStore } from 'react';
import { signal } from '../../data/signal.js';

/** A value that lives outside of what is drawn, and tells those who draw it. */
export abstract class Store<T> {
  private readonly changed = signal();
  readonly subscribe = this.changed.hear;

  constructor(private value: T) {}

  readonly get = (): T => this.value;

  protected set(value: T): void {
    this.value = value;
    this.changed.tell();
  }
}

export const useStore = <T>({ subscribe, get }: Store<T>): T => useSyncExternalStore(subscribe, get);

import { useSyncExternalStore } from 'react';

/** A value that lives outside of what is drawn, and tells those who draw it. */
export abstract class Store<T> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: T) {}

  readonly get = (): T => this.value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  protected set(value: T): void {
    this.value = value;
    this.listeners.forEach((tell) => tell());
  }
}

export const useStore = <T>({ subscribe, get }: Store<T>): T => useSyncExternalStore(subscribe, get);

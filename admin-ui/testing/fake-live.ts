import { act } from '@testing-library/react';
import type { LivePushes } from '@sae/domain/live';
import type { ConnectionState, LiveConnection, LiveEvent, LiveHandler } from '../src/data/live-connection.js';

type AnyHandler = (payload: never) => void;

/** A live connection in which the spec is the server. */
export class FakeLive implements LiveConnection {
  private readonly handlers = new Map<LiveEvent, Set<AnyHandler>>();
  private readonly reconnected = new Set<() => void>();
  private readonly listeners = new Set<() => void>();
  private now: ConnectionState = 'connected';

  on<E extends LiveEvent>(event: E, handler: LiveHandler<E>) {
    const heard = this.handlers.get(event) ?? new Set();
    this.handlers.set(event, heard.add(handler));
    return () => void heard.delete(handler);
  }
  onReconnected(handler: () => void) {
    this.reconnected.add(handler);
    return () => void this.reconnected.delete(handler);
  }
  readonly onState = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly state = () => this.now;
  open() {}
  close() {}

  push<E extends LiveEvent>(event: E, payload: LivePushes[E]) {
    act(() => this.handlers.get(event)?.forEach((handler) => handler(payload as never)));
  }
  become(state: ConnectionState) {
    this.now = state;
    act(() => this.listeners.forEach((tell) => tell()));
  }
  reconnect() {
    this.become('connected');
    act(() => this.reconnected.forEach((tell) => tell()));
  }
}

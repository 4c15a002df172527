import { act } from '@testing-library/react';
import type { LivePush, LivePushes } from '@sae/domain/live';
import type { ConnectionState, LiveConnection, LiveEvent, LiveHandler } from '../src/data/live-connection.js';

type AnyHandler = (payload: never, news?: never) => void;

/** A live connection in which the spec is the server. */
export class FakeLive implements LiveConnection {
  private readonly handlers = new Map<LiveEvent, Set<AnyHandler>>();
  private readonly missed = new Set<() => void>();
  private readonly listeners = new Set<() => void>();
  private now: ConnectionState = 'connected';

  on<E extends LiveEvent>(event: E, handler: LiveHandler<E>) {
    const heard = this.handlers.get(event) ?? new Set();
    this.handlers.set(event, heard.add(handler));
    return () => void heard.delete(handler);
  }
  onMissed(handler: () => void) {
    this.missed.add(handler);
    return () => void this.missed.delete(handler);
  }
  readonly onState = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly state = () => this.now;
  open() {}
  close() {}

  push<E extends LiveEvent>(event: E, payload: LivePushes[E]) {
    this.tell({ name: event, restaurantId: payload.restaurantId, payload } as LivePush);
  }
  /** As the server of the spec has it. */
  tell({ name, payload, news }: LivePush) {
    act(() => this.handlers.get(name)?.forEach((handler) => handler(payload as never, news as never)));
  }
  become(state: ConnectionState) {
    this.now = state;
    act(() => this.listeners.forEach((tell) => tell()));
  }
  reconnect() {
    this.become('connected');
    act(() => this.missed.forEach((tell) => tell()));
  }
}

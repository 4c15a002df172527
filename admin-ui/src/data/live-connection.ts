import { newsRow, ORDER_PUSHES, PUSHES, type LivePushes, type News } from '@sae/domain/live';
import type { io } from 'socket.io-client';
import { session } from './session.js';
import { signal } from './signal.js';
import { newSocket } from './socket.js';

export type ConnectionState = 'connecting' | 'connected' | 'reconnecting' | 'offline';
export type LiveEvent = keyof LivePushes;
/** Of an order's push the news stands beside it, unless an older program has pushed it. */
export type LiveHandler<E extends LiveEvent> = (payload: LivePushes[E], news?: News) => void;

/** The one socket of a back office, as screens see it. */
export interface LiveConnection {
  on<E extends LiveEvent>(event: E, handler: LiveHandler<E>): () => void;
  /** Told after each connection but the first, and of a push that says what this program does not know: so ask again. */
  onMissed(handler: () => void): () => void;
  onState(listener: () => void): () => void;
  state(): ConnectionState;
  open(): void;
  close(): void;
}

/** Refused for what the server refuses requests with 401 and 402 for. */
const ABOUT_ACCESS = ['unauthenticated', 'plan-required'];
const REFUSED_RETRY_MS = 5_000;

const isOfOrders = (name: string) => ORDER_PUSHES.some((known) => known === name);

/** Was it pushed by a program that is newer than this page, or older? */
const isUnknown = (name: string, news?: News): boolean =>
  isOfOrders(name) ? newsRow(news) === null : !Object.hasOwn(PUSHES, name);

/** Pushes of other restaurants, should one ever come, are ignored. */
export const liveConnection = (
  token: () => string | null,
  restaurantId: number,
  connect?: typeof io,
): LiveConnection => {
  const { socket, again, close } = newSocket((give) => give({ token: token() }), REFUSED_RETRY_MS, connect);
  const missed = signal();
  const changed = signal();
  let met = false;
  let failed = false;

  socket.on('connect', () => {
    if (met) missed.tell();
    met = true;
    changed.tell();
  });
  socket.on('disconnect', (reason) => {
    changed.tell();
    // The server ends a socket when login or plan have ended; or because it restarts.
    if (reason === 'io server disconnect') session.doubt();
    if (reason !== 'io client disconnect') again();
  });
  socket.on('connect_error', (error) => {
    failed = true;
    console.warn('live connection:', error.message);
    if (ABOUT_ACCESS.includes(error.message)) session.doubt();
    changed.tell();
    again();
  });

  socket.onAny((name: string, payload?: { readonly restaurantId?: number }, news?: News) => {
    if (payload?.restaurantId === restaurantId && isUnknown(name, news)) missed.tell();
  });

  return {
    on: (event, handler) => {
      const mine = (payload: Parameters<typeof handler>[0], news?: News) => {
        if (payload.restaurantId === restaurantId) handler(payload, news);
      };
      socket.on(event as string, mine);
      return () => socket.off(event as string, mine);
    },
    onMissed: missed.hear,
    onState: changed.hear,
    state: () => {
      if (!navigator.onLine) return 'offline';
      if (socket.connected) return 'connected';
      return met || failed ? 'reconnecting' : 'connecting';
    },
    open: () => {
      window.addEventListener('online', changed.tell);
      window.addEventListener('offline', changed.tell);
      socket.connect();
    },
    close: () => {
      window.removeEventListener('online', changed.tell);
      window.removeEventListener('offline', changed.tell);
      close();
    },
  };
};

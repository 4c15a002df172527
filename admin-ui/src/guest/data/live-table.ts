import { io } from 'socket.io-client';

/** What a guest's socket brings. None carries what has changed: it is a hint to ask. */
export interface TableNews {
  readonly tableChanged: () => void;
  readonly restaurantChanged: () => void;
  readonly connected: (isConnected: boolean) => void;
}

export type FollowTable = (token: string, news: TableNews) => () => void;

const REFUSED_RETRY_MS = 10_000;

/** The table's news as they happen, until told to stop. */
export const followTable: FollowTable = (token, { tableChanged, restaurantChanged, connected }) => {
  let refused: ReturnType<typeof setTimeout> | undefined;
  const socket = io({
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: { table: token },
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
  });
  const cut = () => {
    connected(false);
    clearTimeout(refused);
    // socket.io gives up when the server itself refuses or ends a socket: a server that restarts does, and a deleted table's.
    if (!socket.active) refused = setTimeout(() => socket.connect(), REFUSED_RETRY_MS);
  };
  socket.on('connect', () => connected(true));
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    if (reason === 'io server disconnect') restaurantChanged();
    cut();
  });
  socket.on('connect_error', cut);
  socket.on('tableChanged', tableChanged);
  socket.on('restaurantChanged', restaurantChanged);
  return () => {
    clearTimeout(refused);
    socket.disconnect();
  };
};

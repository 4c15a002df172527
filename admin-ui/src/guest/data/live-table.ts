import { newSocket } from '../../data/socket.js';

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
  const { socket, again, close } = newSocket({ table: token }, REFUSED_RETRY_MS);
  const cut = () => {
    connected(false);
    again();
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
  socket.connect();
  return close;
};

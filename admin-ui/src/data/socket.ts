import { io, type SocketOptions } from 'socket.io-client';

/** The way to what is pushed, not open yet; `again` opens it where nobody else would. */
export const newSocket = (auth: SocketOptions['auth'], refusedRetryMs: number, connect = io) => {
  const socket = connect({
    path: '/socket.io',
    autoConnect: false,
    // A websocket needs no more than one request, so it does not matter which node of many a proxy gives it to.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
  });
  let refused: ReturnType<typeof setTimeout> | undefined;
  return {
    socket,
    // socket.io gives up when the server itself refuses or ends a socket; one that restarts does that too.
    again: () => {
      clearTimeout(refused);
      if (!socket.active) refused = setTimeout(() => socket.connect(), refusedRetryMs);
    },
    close: () => {
      clearTimeout(refused);
      socket.disconnect();
    },
  };
};

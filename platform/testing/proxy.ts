import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire that can be cut, or made deaf in one direction. */
export interface Proxy {
  readonly port: number;
  /** From now on what the server says is lost. */
  swallowAnswers(): void;
  /** From now on connections hang: nothing passes, nothing ends. */
  freeze(): void;
  /** Ends all connections; new ones work again. */
  cut(): void;
  stop(): Promise<void>;
}

export const startProxy = async (target: number): Promise<Proxy> => {
  const sockets = new Set<Socket>();
  let mode: 'open' | 'deaf' | 'frozen' = 'open';
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to, isAnswer] of [
      [near, far, false],
      [far, near, true],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (mode === 'open' || (mode === 'deaf' && !isAnswer)) to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    mode = 'open';
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    swallowAnswers: () => (mode = 'deaf'),
    freeze: () => (mode = 'frozen'),
    cut,
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};

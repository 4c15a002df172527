import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface RoundRobin {
  readonly url: string;
  stop(): Promise<void>;
}

/** Who does not listen has heard nothing: the next is tried. */
const connected = async (ports: readonly number[]): Promise<Socket | null> => {
  for (const port of ports) {
    const far = connect(port, '127.0.0.1');
    try {
      await once(far, 'connect');
      return far;
    } catch {
      far.destroy();
    }
  }
  return null;
};

/** The least a balancer does: each new connection goes to the next node that takes it, and stays there. */
export const startRoundRobin = async (nodes: () => readonly number[]): Promise<RoundRobin> => {
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const ports = nodes();
    const first = turn++ % ports.length;
    void connected([...ports.slice(first), ...ports.slice(0, first)]).then((far) => {
      if (!far) return near.destroy();
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(one);
        one.on('error', () => other.destroy()).once('close', () => (open.delete(one), other.destroySoon()));
      }
      near.pipe(far).pipe(near);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
};

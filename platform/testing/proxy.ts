import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire that can be cut, or made deaf. What is done to it is done to the connections there are; new ones work. */
export interface Proxy {
  readonly port: number;
  /** What the server says is lost from now on. */
  swallowAnswers(): void;
  /** Nothing passes any more, nothing ends. */
  freeze(): void;
  /** All connections end. */
  cut(): void;
  stop(): Promise<void>;
}

interface Wire {
  readonly ends: readonly Socket[];
  hasQuestions: boolean;
  hasAnswers: boolean;
}

export const startProxy = async (target: number): Promise<Proxy> => {
  const wires = new Set<Wire>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const wire: Wire = { ends: [near, far], hasQuestions: true, hasAnswers: true };
    wires.add(wire);
    const end = () => {
      wires.delete(wire);
      for (const socket of wire.ends) socket.destroy();
    };
    for (const socket of wire.ends) socket.on('error', end).on('close', end);
    near.on('data', (bytes) => wire.hasQuestions && far.write(bytes));
    far.on('data', (bytes) => wire.hasAnswers && near.write(bytes));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const { ends } of wires) for (const socket of ends) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    swallowAnswers: () => {
      for (const wire of wires) wire.hasAnswers = false;
    },
    freeze: () => {
      for (const wire of wires) wire.hasAnswers = wire.hasQuestions = false;
    },
    cut,
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How answers come over it. `slow`: a byte a second; `half`: some bytes, then the connection ends. */
export type Answers = 'whole' | 'slow' | 'half';

/** A wire that can be cut, or made deaf. What is done to it is done to the connections there are; new ones work. */
export interface Proxy {
  readonly port: number;
  /** What the server says is lost from now on. */
  swallowAnswers(): void;
  /** Nothing passes any more, nothing ends. */
  freeze(): void;
  /** All connections end. */
  cut(): void;
  /** From now on, over new connections too. */
  answer(how: Answers): void;
  stop(): Promise<void>;
}

interface Wire {
  readonly ends: readonly [near: Socket, far: Socket];
  hasQuestions: boolean;
  hasAnswers: boolean;
  /** What was said and has not passed yet. */
  waiting: Buffer;
  /** With how many bytes of answers a half one ends. */
  bytesLeft: number;
}

const NOTHING = Buffer.alloc(0);
/** From within the greeting to within a page of events. */
const HALVES = [150, 400, 900, 2_500, 8_000, 20_000];

/** `passes` is asked before each message to the server: one that does not pass is lost. */
export const startProxy = async (target: number, passes: () => boolean = () => true): Promise<Proxy> => {
  const wires = new Set<Wire>();
  let how: Answers = 'whole';
  let opened = 0;
  /** As much as may pass now. */
  const pass = (wire: Wire) => {
    const most = { whole: Infinity, slow: 1, half: wire.bytesLeft }[how];
    const bytes = wire.waiting.subarray(0, most);
    wire.waiting = wire.waiting.subarray(bytes.length);
    wire.bytesLeft -= how === 'half' ? bytes.length : 0;
    if (bytes.length > 0) wire.ends[0].write(bytes);
    if (how === 'half' && wire.bytesLeft === 0) wire.ends[0].destroy();
  };
  const second = setInterval(() => {
    if (how === 'slow') for (const wire of wires) pass(wire);
  }, 1_000);
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const bytesLeft = HALVES[opened++ % HALVES.length]!;
    const wire: Wire = { ends: [near, far], hasQuestions: true, hasAnswers: true, waiting: NOTHING, bytesLeft };
    wires.add(wire);
    const end = () => {
      wires.delete(wire);
      for (const socket of wire.ends) socket.destroy();
    };
    for (const socket of wire.ends) socket.on('error', end).on('close', end);
    near.on('data', (bytes) => wire.hasQuestions && passes() && far.write(bytes));
    far.on('data', (bytes) => {
      if (!wire.hasAnswers) return;
      wire.waiting = Buffer.concat([wire.waiting, bytes]);
      if (how !== 'slow') pass(wire);
    });
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
    answer: (next) => {
      how = next;
      if (how === 'whole') for (const wire of wires) pass(wire);
    },
    stop: async () => {
      clearInterval(second);
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};

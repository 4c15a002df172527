import type { EventEmitter } from 'node:events';
import type { Socket as Connection } from 'node:net';

/** So much may wait for one socket; its client does not read, and asks again once it does. */
const MOST_PACKETS = 50;
const MOST_BYTES = 1024 * 1024;

/** One that waits; a push to many sockets is framed once for all of them. */
interface Packet {
  readonly data?: string | Buffer;
  readonly options?: { readonly wsPreEncodedFrame?: readonly Buffer[] };
}

/** What we use of engine.io's socket, whose types leave most of it out. */
interface EngineSocket extends EventEmitter {
  readonly writeBuffer: Packet[];
  readonly transport: {
    /** The poll that waits for an answer. */
    readonly req?: { readonly socket: Connection } | null;
    /** Of a websocket. */
    readonly socket?: { readonly _socket: Connection };
  };
  close(isDiscarded: boolean): void;
}

const bytesOf = ({ data, options }: Packet): number =>
  options?.wsPreEncodedFrame?.reduce((sum, { length }) => sum + length, 0) ?? (data ? Buffer.byteLength(data) : 0);

/** What waits for a socket: packets that engine.io keeps, and what the connections they went to have not taken yet. */
class Backlog {
  private bytes = 0;
  private lastSent = 0;
  private readonly connections = new Set<Connection>();

  constructor(private readonly socket: EngineSocket) {
    socket.on('packetCreate', (packet: Packet) => this.add(packet));
    socket.on('flush', (packets: Packet[]) => this.send(packets));
  }

  private add(packet: Packet): void {
    if (this.isTooLong()) this.throwAway();
    else this.bytes += bytesOf(packet);
  }

  /** engine.io writes on when its connection is gone, and each write is an error with a stack of its own. */
  private send(packets: Packet[]): void {
    const { req, socket } = this.socket.transport;
    const connection = req?.socket ?? socket?._socket;
    if (connection?.destroyed) packets.length = 0;
    else if (connection) this.connections.add(connection);
    this.bytes = 0;
    this.lastSent = packets.length;
  }

  private isTooLong(): boolean {
    const untaken = this.untaken();
    const packets = this.socket.writeBuffer.length + (untaken > 0 ? this.lastSent : 0);
    return packets >= MOST_PACKETS || this.bytes + untaken > MOST_BYTES;
  }

  private untaken(): number {
    let bytes = 0;
    for (const connection of this.connections) {
      if (connection.writableLength === 0) this.connections.delete(connection);
      bytes += connection.writableLength;
    }
    return bytes;
  }

  private throwAway(): void {
    this.socket.writeBuffer.length = 0;
    this.socket.close(true);
    // One error for all that is written to it.
    for (const connection of this.connections) connection.destroy(new Error('Its client does not read'));
  }
}

/** Ends each socket for which too much waits, and throws that away at once: what is pushed is a hint, and lists are the truth. */
export const endThoseWhoDoNotRead = (engine: EventEmitter): void => {
  engine.on('connection', (socket: EngineSocket) => void new Backlog(socket));
};

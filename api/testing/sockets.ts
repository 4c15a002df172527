import { afterEach } from '@jest/globals';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

export interface Heard {
  readonly socket: Socket;
  readonly told: [name: string, ...said: unknown[]][];
}

/** Which node, and how it is spoken to. */
export type SocketChoices = Partial<ManagerOptions & SocketOptions> & { readonly node?: number };

export const next = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => void socket.once(event, resolve));

export const refusalOf = async ({ socket }: Heard): Promise<string> =>
  ((await next(socket, 'connect_error')) as Error).message;

/** Sockets that write down what they hear, and end with their test. */
export class Sockets {
  private readonly opened: Socket[] = [];

  constructor(private readonly nodes: () => readonly string[]) {
    afterEach(() => {
      for (const socket of this.opened.splice(0)) socket.disconnect();
    });
  }

  open(auth: object, { node = 0, ...options }: SocketChoices = {}): Heard {
    const socket = io(this.nodes()[node] ?? '', { auth, reconnection: false, forceNew: true, ...options });
    this.opened.push(socket);
    const told: Heard['told'] = [];
    socket.onAny((name: string, ...said: unknown[]) => told.push([name, ...said]));
    return { socket, told };
  }

  async listening(auth: object, options?: SocketChoices): Promise<Heard> {
    const heard = this.open(auth, options);
    await next(heard.socket, 'connect');
    return heard;
  }
}

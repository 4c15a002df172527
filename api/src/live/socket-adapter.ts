import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

/** A page of somebody else's may not open our socket in a visitor's browser. What is no browser sends no origin. */
const isOwnOrigin = ({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || (host !== undefined && hostOf(origin) === host);
};

/** socket.io as we run it: clients have nothing to say, and a socket that was away starts anew. */
export class SocketAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly publicUrl: string,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    return super.createIOServer(port, {
      ...options,
      path: '/socket.io',
      serveClient: false,
      transports: ['websocket', 'polling'],
      maxHttpBufferSize: 16 * 1024,
      perMessageDeflate: false,
      allowRequest: (request: IncomingMessage, answer: (error: string | null, isAllowed: boolean) => void) =>
        answer(null, isOwnOrigin(request, this.publicUrl)),
    } as ServerOptions);
  }
}

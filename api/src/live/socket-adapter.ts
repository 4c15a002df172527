import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import { isHostMissing, SECURITY_HEADERS } from '../http/broken-request.js';
import { endThoseWhoDoNotRead } from './backlog.js';
import { answerRefusedHandshakes, NO_HOST, TOO_MANY, type Engine, type Handshakes } from './handshakes.js';

const PATH = '/socket.io';

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

/** A page of somebody else's may not open our socket in a visitor's browser. What is no browser sends no origin. */
const isOwnOrigin = ({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || (host !== undefined && hostOf(origin) === host);
};

/** socket.io as we run it: clients have nothing to say, and a socket that was away starts anew. */
export class SocketAdapter extends IoAdapter {
  private sockets: Server | undefined;

  constructor(
    app: INestApplicationContext,
    private readonly publicUrl: string,
    private readonly handshakes: Handshakes,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const io = super.createIOServer(port, {
      ...options,
      path: PATH,
      serveClient: false,
      transports: ['websocket', 'polling'],
      maxHttpBufferSize: 16 * 1024,
      perMessageDeflate: false,
      // Whoever connects says at once who it is.
      connectTimeout: 10_000,
      destroyUpgrade: false,
      allowRequest: (request: IncomingMessage, answer: (error: string | null, isAllowed: boolean) => void) => {
        if (isHostMissing(request)) return answer(NO_HOST, false);
        if (!isOwnOrigin(request, this.publicUrl)) return answer(null, false);
        void this.handshakes.allow(request).then((isAllowed) => answer(isAllowed ? null : TOO_MANY, isAllowed));
      },
    } as ServerOptions) as Server;
    this.guard(io);
    endThoseWhoDoNotRead(io.engine);
    answerRefusedHandshakes(this.httpServer as HttpServer, io.engine as unknown as Engine, PATH, this.handshakes);
    this.sockets = io;
    return io;
  }

  /** Its answers never pass through Fastify: those it lets in are told by an event, those it refuses before that. */
  private guard(io: Server): void {
    io.engine.on('headers', (headers: Record<string, string>) => Object.assign(headers, SECURITY_HEADERS));
    (this.httpServer as HttpServer).prependListener('request', ({ url }: IncomingMessage, answer: ServerResponse) => {
      if (!url?.startsWith(PATH)) return;
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) answer.setHeader(name, value);
    });
  }

  /** How many are open on this node. */
  get open(): number {
    return this.sockets?.engine.clientsCount ?? 0;
  }

  /** Screens come back by themselves, to whoever listens then. The HTTP server is closed by whoever drains it. */
  closeSockets(): void {
    this.sockets?.engine.close();
  }

  override close(): Promise<void> {
    this.closeSockets();
    return Promise.resolve();
  }
}

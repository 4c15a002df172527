import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for who is about to ask on an open connection to ask, and to hear that it closes. */
const LAST_CALL_MS = 300;
const LOOK_EVERY_MS = 25;

/** The answer under way on a connection, where Node's own `closeIdleConnections` looks for it: to note each would cost a third of all requests. */
type Answering = Socket & { readonly _httpMessage?: ServerResponse | null };

/**
 * How an HTTP server ends without cutting anybody off: nobody new is let in, whoever is connected gets the answer
 * under way and is told `Connection: close` with it, and what then says nothing is closed.
 */
export class Drain {
  private readonly sockets = new Set<Socket>();
  private begun = false;

  constructor(private readonly server: Server) {
    server.prependListener('request', (_, response: ServerResponse) => {
      if (this.begun) response.shouldKeepAlive = false;
    });
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /** Resolves once nobody is connected; at the latest after `withinMs`, and then whoever still is gets cut off. */
  async run(withinMs: number): Promise<void> {
    const deadline = performance.now() + withinMs;
    this.begun = true;
    for (const { _httpMessage: response } of this.sockets as ReadonlySet<Answering>)
      if (response) response.shouldKeepAlive = false;
    // Not the server's own: that would cut off, too, who is connected and silent for this very moment.
    Listener.prototype.close.call(this.server);
    const lastCall = performance.now() + LAST_CALL_MS;
    while (performance.now() < deadline && this.sockets.size > 0) {
      if (performance.now() >= lastCall) this.closeSilent();
      await pause(LOOK_EVERY_MS);
    }
    this.server.closeAllConnections();
  }

  private closeSilent(): void {
    this.server.closeIdleConnections();
    // Browsers connect ahead of need; for Node such a connection is not idle before its first request.
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}

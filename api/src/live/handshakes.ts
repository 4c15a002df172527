import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import { refuseOn } from '../http/broken-request.js';
import { clientOf } from '../http/clients.js';
import { Limits, type Budget } from '../http/limits.js';
import { tooManyRequests } from '../kernel/error-table.js';
import { Configuration } from '../kernel/configuration.js';
import { TokenRefused } from '../access/tokens.js';
import { SecurityEvents } from '../security/security-events.js';

/** All phones of a full house that come back at once behind the address of its Wi-Fi, and again. */
const PER_MINUTE: Budget = { name: 'handshakes', points: 1_200, seconds: 60 };

/** Kinds that are no attack: a plan that ended, a part of ours that is away. */
const ORDINARY = new Set<string>(['plan-required', 'unavailable']);

/** How often a client may begin a socket, before anybody knows who it is. */
@Injectable()
export class Handshakes {
  /** As Fastify has it in `request.ip`, which sockets never pass. */
  private readonly isTrusted: ReturnType<typeof proxyAddr.compile>;

  constructor(
    private readonly limits: Limits,
    private readonly events: SecurityEvents,
    { values: config }: Configuration,
  ) {
    this.isTrusted = proxyAddr.compile(config.trustedProxies?.split(',').map((proxy) => proxy.trim()) ?? []);
  }

  clientOf(request: IncomingMessage): string {
    return clientOf(proxyAddr(request, this.isTrusted));
  }

  async allow(request: IncomingMessage): Promise<boolean> {
    try {
      return await this.limits.allows(PER_MINUTE, this.clientOf(request));
    } catch {
      // Counted nowhere while Redis is away; who it is cannot be found out then either, which is what it is told.
      return true;
    }
  }

  /** Tells the log of one that was refused, wherever that was. */
  refused(error: Refusal, request: IncomingMessage): void {
    if (ORDINARY.has(error.kind)) return;
    if (!(error instanceof TokenRefused)) return this.note(error.code, request);
    this.note(error.reason, request, error.restaurantId === undefined ? {} : { restaurantId: error.restaurantId });
  }

  note(reason: string, request: IncomingMessage, more: object = {}): void {
    this.events.note('security.handshake_refused', this.clientOf(request), () => ({ reason, ...more }));
  }
}

/** What we use of engine.io, whose types leave it out. */
export interface Engine extends EventEmitter {
  readonly ws: EventEmitter;
}

/** As engine.io tells of one, before it answers. */
interface RefusedConnection {
  readonly req: IncomingMessage & { readonly res?: ServerResponse; readonly websocket?: object };
  readonly code: number;
  /** What `allowRequest` said. */
  readonly context?: { readonly message?: string | null };
}

/** engine.io's numbers: for what `allowRequest` refuses, and for a session it forgot when it was started anew. */
const FORBIDDEN = 4;
const UNKNOWN_SESSION = 1;
const MALFORMED_HANDSHAKE = 'socket/malformed';
const MALFORMED = { statusCode: 400 };
/** Said of a client that begins too many. */
export const TOO_MANY = 'too-many';
/** Said of a request that says not to whom it is made. */
export const NO_HOST = 'no-host';
/** What such a client is told: when its minute is over. */
const MINUTE = 60;

const otherOrigin = () => new Refusal('forbidden', 'socket/origin', 'Only our own pages may open this connection');

const whyRefused = ({ code, context }: RefusedConnection) => {
  if (code !== FORBIDDEN || context?.message === NO_HOST) return MALFORMED;
  return context?.message === TOO_MANY ? tooManyRequests(MINUTE) : otherOrigin();
};

/**
 * Handshakes of sockets never pass through Fastify, and engine.io, ws and Node refuse them each in a way of their own,
 * without our headers: here they are answered first.
 */
export const answerRefusedHandshakes = (
  server: HttpServer,
  engine: Engine,
  path: string,
  handshakes: Handshakes,
): void => {
  engine.on('connection_error', (refused: RefusedConnection) => {
    const { req, code } = refused;
    const error = whyRefused(refused);
    if (code !== UNKNOWN_SESSION) handshakes.note(error instanceof Refusal ? error.code : MALFORMED_HANDSHAKE, req);
    const isRequest = req.res !== undefined;
    if (isRequest) return;
    // Refused after its handshake: what is written now would be frames, not HTTP.
    if (req.websocket) req.socket.destroy();
    else refuseOn(req.socket, error);
  });
  // engine.io makes its `ws` anew whenever the server begins to listen.
  server.on('listening', () =>
    engine.ws.on('wsClientError', (_: Error, socket: Duplex, request: IncomingMessage) => {
      handshakes.note(MALFORMED_HANDSHAKE, request);
      refuseOn(socket, MALFORMED);
    }),
  );
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (request.url?.startsWith(path)) return;
    handshakes.note(MALFORMED_HANDSHAKE, request);
    refuseOn(socket, MALFORMED);
  });
};

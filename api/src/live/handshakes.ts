import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import type { Refusal } from '@sae/domain/kernel';
import { clientOf } from '../http/clients.js';
import { Limits, type Budget } from '../http/limits.js';
import { Settings } from '../kernel/settings.js';
import { TokenRefused } from '../access/token-refused.js';
import { SecurityEvents } from '../security/security-events.js';

/** All phones of a full house that come back at once behind the address of its Wi-Fi, and again. */
const PER_MINUTE: Budget = { name: 'handshakes', points: 1_200, seconds: 60 };

/** How often a client may begin a socket, before anybody knows who it is. */
@Injectable()
export class Handshakes {
  /** As Fastify has it in `request.ip`, which sockets never pass. */
  private readonly isTrusted: ReturnType<typeof proxyAddr.compile>;

  constructor(
    private readonly limits: Limits,
    { config }: Settings,
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
}

/** Kinds that are no attack: a plan that ended, a part of ours that is away. */
const ORDINARY = new Set<string>(['plan-required', 'unavailable']);

/** Tells the log of handshakes that were refused, wherever that was. */
@Injectable()
export class NotedHandshakes {
  constructor(
    private readonly events: SecurityEvents,
    private readonly handshakes: Handshakes,
  ) {}

  refused(error: Refusal, request: IncomingMessage): void {
    if (ORDINARY.has(error.kind)) return;
    if (!(error instanceof TokenRefused)) return this.note(error.code, request);
    this.note(error.reason, request, error.restaurantId === undefined ? {} : { restaurantId: error.restaurantId });
  }

  note(reason: string, request: IncomingMessage, more: object = {}): void {
    this.events.note('security.handshake_refused', this.handshakes.clientOf(request), () => ({ reason, ...more }));
  }
}

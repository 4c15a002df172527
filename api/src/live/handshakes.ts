import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import { clientOf } from '../http/client.js';
import { Limits, type Budget } from '../http/limits.js';
import { Settings } from '../kernel/settings.js';

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

import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Refusal } from '@sae/domain/kernel';
import { TokenRefused } from '../access/token-refused.js';
import { SecurityEvents } from '../security/security-events.js';
import { Handshakes } from './handshakes.js';

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

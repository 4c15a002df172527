import { Injectable, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Limits, type Budget } from './limits.js';

/**
 * Who counts as one client: an IPv4 address, or the 64 bits of an IPv6 address that its provider gave it, for the other
 * 64 are its own to choose.
 */
export const clientOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};

const PER_MINUTE: Budget = { name: 'client', points: 60, seconds: 60 };

/** A whole restaurant's guests share the address of its Wi-Fi (docs/decisions/0023-limits-for-guests.md). */
const GUESTS_PER_MINUTE: Budget = { name: 'guests', points: 3_000, seconds: 60 };

const limitOf = (budget: Budget): Type<CanActivate> => {
  @Injectable()
  class Limit implements CanActivate {
    constructor(private readonly limits: Limits) {}

    async canActivate(context: ExecutionContext): Promise<true> {
      await this.limits.consume(budget, clientOf(context.switchToHttp().getRequest<FastifyRequest>().ip));
      return true;
    }
  }
  return Limit;
};

/** What is open to everybody is open to each client so many times a minute. */
export const ClientLimit = limitOf(PER_MINUTE);

/** What guests may ask they may ask often, but not without end. */
export const GuestLimit = limitOf(GUESTS_PER_MINUTE);

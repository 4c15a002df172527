import { Injectable, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Configuration } from '../kernel/configuration.js';
import { tooManyRequests } from '../kernel/error-table.js';
import { Limits, secondsLeft, tooMany, type Budget } from './limits.js';

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

const clientIn = (context: ExecutionContext): string =>
  clientOf(context.switchToHttp().getRequest<FastifyRequest>().ip);

const PER_MINUTE: Budget = { name: 'client', points: 60, seconds: 60 };

/** A whole restaurant's guests share the address of its Wi-Fi (docs/decisions/0023-limits-for-guests.md). */
const GUESTS_PER_MINUTE: Budget = { name: 'guests', points: 3_000, seconds: 60 };

const refuseSignUp = tooMany('sign-up/too-many', 'Too many sign-ups from here. Please try again later.');

/** Twenty of one house at once, and not much more in an hour or a day: each costs a hash, a mail and a book. */
const SIGN_UPS: readonly Budget[] = [
  { name: 'sign-ups-hour', points: 40, seconds: 60 * 60, refuse: refuseSignUp },
  { name: 'sign-ups-day', points: 120, seconds: 24 * 60 * 60, refuse: refuseSignUp },
];

const SLOW_FROM = 20;
const SLOWER_EACH_MS = 50;
/** What is held costs memory: no more than so many are at once, and the limit behind holds all the same. */
const MOST_HELD = 50;
let held = 0;

/** How long the answer to the nth request of a minute is held: from the twentieth on longer with each, to two seconds. */
export const heldMs = (spent: number): number => Math.max(0, spent - SLOW_FROM) * SLOWER_EACH_MS;

/** Whoever asks much is slowed down before they are refused, so that guessing and looking up takes time. */
const slowed = async (spent: number): Promise<void> => {
  const ms = heldMs(spent);
  if (ms === 0 || held >= MOST_HELD) return;
  held += 1;
  await new Promise((resolve) => setTimeout(resolve, ms));
  held -= 1;
};

interface Limiting {
  readonly budgets: readonly Budget[];
  readonly slows?: true;
}

const limitOf = ({ budgets, slows }: Limiting): Type<CanActivate> => {
  @Injectable()
  class Limit implements CanActivate {
    constructor(private readonly limits: Limits) {}

    async canActivate(context: ExecutionContext): Promise<true> {
      const client = clientIn(context);
      const spent: number[] = [];
      for (const budget of budgets) spent.push(await this.limits.consume(budget, client));
      if (slows) await slowed(spent[0] ?? 0);
      return true;
    }
  }
  return Limit;
};

/** What is open to everybody is open to each client so many times a minute. */
export const ClientLimit = limitOf({ budgets: [PER_MINUTE], slows: true });

export const SignUpLimit = limitOf({ budgets: [PER_MINUTE, ...SIGN_UPS], slows: true });

/** What guests may ask they may ask often, but not without end. */
export const GuestLimit = limitOf({ budgets: [GUESTS_PER_MINUTE] });

/** All phones of a full house behind the address of its Wi-Fi, four times over. */
const STRANGERS_PER_MINUTE = 1_200;

/** What must be answered without Redis: counted on each node, each address apart. */
@Injectable()
export class StrangerLimit implements CanActivate {
  private readonly limiter = new RateLimiterMemory({ points: STRANGERS_PER_MINUTE, duration: 60 });

  constructor(private readonly configuration: Configuration) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    if (!this.configuration.values.limitsRequests) return true;
    try {
      const { url } = context.switchToHttp().getRequest<FastifyRequest>().routeOptions;
      await this.limiter.consume(`${url} ${clientIn(context)}`);
    } catch (spent) {
      throw spent instanceof RateLimiterRes ? tooManyRequests(secondsLeft(spent.msBeforeNext)) : spent;
    }
    return true;
  }
}

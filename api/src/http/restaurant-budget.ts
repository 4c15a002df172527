import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Configuration } from '../kernel/configuration.js';
import { RefusalForNow } from '../kernel/error-table.js';
import { secondsLeft } from './limits.js';

/** A hundred requests a second for ten seconds: twenty screens do not come near it. */
const POINTS = 1_000;
const SECONDS = 10;
/** What is sent or answered costs, too: another point for each so many bytes. */
const BYTES_PER_POINT = 16 * 1024;

/** So does the time for which the event loop is held: a restaurant may hold it for a fifth of all time. */
const MS_PER_POINT = 2;

/** Long work leaves so much of the budget to what people do meanwhile. */
const LEFT = POINTS / 2;

/** So often in that time it is refused at once. Who asks on is refused late: else thousands of times a second, which hold the loop as well. */
const REFUSED_AT_ONCE = 50;
const REFUSED_AFTER_MS = 250;

/** What a socket's opening costs, for it is looked up as four requests are. */
const HANDSHAKE = 4;

/** Staff and guests of a restaurant have a budget each: guests cannot keep staff from their work. */
type Spender = `staff:${number}` | `guests:${number}`;

const pointsFor = (bytes: number) => Math.floor(bytes / BYTES_PER_POINT);

/** What a body or an answer says to weigh; one that comes in pieces says nothing. */
export const bytesIn = (contentLength: unknown): number => Number(contentLength) || 0;

const tooOften = ({ msBeforeNext }: RateLimiterRes) =>
  new RefusalForNow(
    'too-many',
    'restaurant/too-many',
    'Too many requests for this restaurant. Please wait a few seconds.',
    secondsLeft(msBeforeNext),
  );

/**
 * What one restaurant may take of this node, so that it cannot slow the others: counted here and not in Redis, for a
 * round trip would cost every request more than most of them cost.
 */
@Injectable()
export class RestaurantBudget {
  private readonly limiter = new RateLimiterMemory({ points: POINTS, duration: SECONDS });
  private readonly refusals = new RateLimiterMemory({ points: REFUSED_AT_ONCE, duration: SECONDS });

  constructor(private readonly configuration: Configuration) {}

  /** A request, with so large a body. @throws RefusalForNow */
  spend(spender: Spender, bytes = 0): Promise<void> {
    return this.consume(spender, 1 + pointsFor(bytes));
  }

  /** @throws RefusalForNow */
  openSocket(spender: Spender): Promise<void> {
    return this.consume(spender, HANDSHAKE);
  }

  /** A large answer is paid for by whoever asks next. */
  answered(spender: Spender, bytes: number): void {
    const points = pointsFor(bytes);
    if (points > 0) void this.charge(spender, points);
  }

  /** The event loop is held for somebody, who may be stopped. @throws RefusalForNow when it was too much. */
  async worked(spender: Spender, ms: number): Promise<void> {
    const spent = await this.charge(spender, ms / MS_PER_POINT);
    if (spent && spent.consumedPoints > POINTS) throw tooOften(spent);
  }

  /** The same for long work, which waits until there is enough for others of the restaurant, too. */
  async paced(spender: Spender, ms: number): Promise<void> {
    const spent = await this.charge(spender, ms / MS_PER_POINT);
    if (spent && spent.consumedPoints > LEFT) await setTimeout(spent.msBeforeNext);
  }

  private async charge(spender: Spender, points: number): Promise<RateLimiterRes | null> {
    return this.configuration.values.limitsRequests ? this.limiter.penalty(spender, points) : null;
  }

  private async consume(spender: Spender, points: number): Promise<void> {
    if (!this.configuration.values.limitsRequests) return;
    try {
      await this.limiter.consume(spender, points);
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      await this.refusals.consume(spender).catch(() => setTimeout(REFUSED_AFTER_MS));
      throw tooOften(spent);
    }
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** A list of so many characters goes out to whoever asked. */
    chargeList(request: FastifyRequest, characters: number): void;
    /** The event loop was held for whoever asked. @throws RefusalForNow when it was too much. */
    chargeWork(request: FastifyRequest, ms: number): Promise<void>;
  }
}

const spenderOf = ({ admitted }: FastifyRequest): Spender | null => admitted && `staff:${admitted.restaurantId}`;

/** Lists that staff ask for count, too. Only lists are large, and a hook for all answers costs each a twelfth of its time. */
export const chargeLists = (fastify: FastifyInstance, budget: RestaurantBudget): void => {
  fastify.decorate('chargeList', (request: FastifyRequest, characters: number) => {
    const spender = spenderOf(request);
    if (spender) budget.answered(spender, characters);
  });
  fastify.decorate('chargeWork', async (request: FastifyRequest, ms: number) => {
    const spender = spenderOf(request);
    if (spender) await budget.worked(spender, ms);
  });
};

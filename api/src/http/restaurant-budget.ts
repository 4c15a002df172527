import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Settings } from '../settings.js';
import { RefusalForNow } from './error-table.js';

/** A hundred requests a second for ten seconds: twenty screens do not come near it. */
const POINTS = 1_000;
const SECONDS = 10;
/** What is sent or answered costs, too: another point for each so many bytes. */
const BYTES_PER_POINT = 16 * 1024;

/** What a socket's opening costs, for it is looked up as four requests are. */
const HANDSHAKE = 4;

/** Staff and guests of a restaurant have a budget each: guests cannot keep staff from their work. */
type RequestContext = `staff:${number}` | `guests:${number}`;

const pointsFor = (bytes: number) => Math.floor(bytes / BYTES_PER_POINT);

/** What a body or an answer says to weigh; one that comes in pieces says nothing. */
export const bytesIn = (contentLength: unknown): number => Number(contentLength) || 0;

const tooOften = ({ msBeforeNext }: RateLimiterRes) =>
  new RefusalForNow(
    'too-many',
    'restaurant/too-many',
    'Too many requests for this restaurant. Please wait a few seconds.',
    Math.max(1, Math.ceil(msBeforeNext / 1000)),
  );

/**
 * What one restaurant may take of this node, so that it cannot slow the others: counted here and not in Redis, for a
 * round trip would cost every request more than most of them cost.
 */
@Injectable()
export class RestaurantBudget {
  private readonly limiter = new RateLimiterMemory({ points: POINTS, duration: SECONDS });

  constructor(private readonly settings: Settings) {}

  /** A request, with so large a body. @throws RefusalForNow */
  spend(asker: RequestContext, bytes = 0): Promise<void> {
    return this.consume(asker, 1 + pointsFor(bytes));
  }

  /** @throws RefusalForNow */
  openSocket(asker: RequestContext): Promise<void> {
    return this.consume(asker, HANDSHAKE);
  }

  /** A large answer is paid for by whoever asks next. */
  answered(asker: RequestContext, bytes: number): void {
    const points = pointsFor(bytes);
    if (points > 0 && this.settings.config.limitsRequests) void this.limiter.penalty(asker, points);
  }

  private async consume(asker: RequestContext, points: number): Promise<void> {
    if (!this.settings.config.limitsRequests) return;
    try {
      await this.limiter.consume(asker, points);
    } catch (spent) {
      throw spent instanceof RateLimiterRes ? tooOften(spent) : spent;
    }
  }
}

/** What is answered counts, too, whoever it is for. */
export const chargeAnswers = (fastify: FastifyInstance, budget: RestaurantBudget): void => {
  fastify.addHook('onResponse', ({ admitted, guest }, reply, done) => {
    const bytes = bytesIn(reply.getHeader('content-length'));
    if (admitted) budget.answered(`staff:${admitted.restaurantId}`, bytes);
    else if (guest) budget.answered(`guests:${guest.restaurantId}`, bytes);
    done();
  });
};

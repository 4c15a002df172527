import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { deriveKey } from '@sae/platform/config';
import type { RequestContext } from '@sae/platform/log';
import { Configuration } from '../kernel/configuration.js';

/** What an answer calls the sign-up or the reset it began: nobody guesses it, and a repeated request gets the same. */
@Injectable()
export class AnswerIds {
  private readonly key: Buffer;

  constructor({ values }: Configuration) {
    this.key = deriveKey(values.jwtSecret, 'answer-ids');
  }

  of(what: 'sign-up' | 'reset', address: string, { key, requestId }: RequestContext): string {
    return this.named(`${what}:${address}:${key ?? requestId}`);
  }

  /** The same however often somebody is invited, so that each of the mails leads to it. */
  ofInvitation(restaurantId: number, address: string): string {
    return this.named(`invitation:${restaurantId}:${address}`);
  }

  private named(asked: string): string {
    return createHmac('sha256', this.key).update(asked).digest('base64url').slice(0, 22);
  }
}

const LEAST_MS = 150;

/** Answers no sooner than that, so that the time it took does not tell whether an address is known. */
export const inEvenTime =
  <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
  async (...args: Args): Promise<T> => {
    const least = new Promise((resolve) => setTimeout(resolve, LEAST_MS));
    const [outcome] = await Promise.allSettled([work(...args), least]);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };

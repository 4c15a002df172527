import { Injectable } from '@nestjs/common';
import { peopleBook, pinOf, wrongPin, type People } from '@sae/domain/people';
import { withoutKey, type RequestContext } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';
import { Passwords } from './passwords.js';

interface Tried {
  readonly restaurantId: number;
  readonly personId: number;
  readonly tillId: number;
  readonly pin: string;
}

/** Compares PINs: each try is in the log before, so that however many come at once all are counted. */
@Injectable()
export class Pins {
  constructor(
    private readonly decisions: Decisions,
    private readonly passwords: Passwords,
  ) {}

  hash(pin: string): Promise<string> {
    return this.passwords.hash(pin);
  }

  /** The people as the try left them. @throws Refusal of a PIN that is wrong, or waits after too many that were */
  async match({ restaurantId, personId, tillId, pin }: Tried, asked: RequestContext): Promise<People> {
    const by = withoutKey(asked);
    const tryPin = { type: 'TryPin', personId, tillId } as const;
    const { state } = await this.decisions.make(peopleBook, String(restaurantId), tryPin, by);
    if (!(await this.passwords.matches(pin, pinOf(state, personId).hash))) throw wrongPin();
    return state;
  }

  /** Likewise of who is in and shows it once more: it was right, and the tries before it are forgotten. @throws Refusal */
  async show(tried: Tried, by: RequestContext): Promise<void> {
    await this.match(tried, by);
    const { restaurantId, personId } = tried;
    await this.decisions.make(peopleBook, String(restaurantId), { type: 'MatchPin', personId }, withoutKey(by));
  }
}

import { Injectable } from '@nestjs/common';
import { OWNER_ID, peopleBook, type GivenRole } from '@sae/domain/people';
import type { RequestContext } from '@sae/platform/log';
import type { Admitted } from '../access/request-context.js';
import { SecondFactors } from '../access/second-factors.js';
import { Decisions } from '../kernel/decisions.js';

/** Before somebody is a manager, or gets in as one, an owner who has a second factor gives it. */
@Injectable()
export class Managers {
  constructor(
    private readonly decisions: Decisions,
    private readonly factors: SecondFactors,
  ) {}

  /** Of somebody who is to be added: null. @throws Refusal */
  async guard(asking: Admitted, personId: number | null, by: RequestContext, role?: GivenRole): Promise<void> {
    const { restaurantId, person, secondFactor } = asking;
    if (person.id !== OWNER_ID) return;
    const book = String(restaurantId);
    const { persons } = await this.decisions.state(peopleBook, book);
    if (role !== 'manager' && (personId === null || persons[personId]?.role !== 'manager')) return;
    // A request that is repeated did it already, and its code is used.
    if (by.key !== undefined && (await this.decisions.made(peopleBook, book, by))) return;
    await this.factors.require(restaurantId, secondFactor, by);
  }
}

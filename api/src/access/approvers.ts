import { Injectable } from '@nestjs/common';
import { personActor, Refusal } from '@sae/domain/kernel';
import { OWNER_ID, peopleBook } from '@sae/domain/people';
import type { FastifyRequest } from 'fastify';
import { Decisions } from '../kernel/decisions.js';
import { Pins } from './pins.js';
import type { Admitted } from './request-context.js';
import { reviewOf } from './review.js';

const refused = (message: string) => new Refusal('forbidden', 'approval/refused', message);

/** A manager, or the owner, who stands beside and approves by their PIN: this one call, and no other. */
@Injectable()
export class Approvers {
  constructor(
    private readonly decisions: Decisions,
    private readonly pins: Pins,
  ) {}

  /** Who approves what is asked; null where nobody says so. @throws Refusal */
  async of({ headers, id }: FastifyRequest, { restaurantId, person }: Admitted): Promise<number | null> {
    const { approver, 'approver-pin': pin } = headers;
    if (approver === undefined) return null;
    const personId = Number(approver);
    if (!Number.isSafeInteger(personId) || typeof pin !== 'string' || person.tillId === null)
      throw refused('Please choose who approves, and enter their PIN');
    const { persons } = await this.decisions.state(peopleBook, String(restaurantId));
    const found = persons[personId];
    const isManager = personId === OWNER_ID || (found?.role === 'manager' && found.status === 'active');
    if (!isManager) throw refused('Only a manager or the owner can approve this');
    const by = { actor: personActor(personId), requestId: id, review: reviewOf('owner') };
    const { tillId } = person;
    await this.pins.show({ restaurantId, personId, tillId, pin }, by).catch((error: unknown) => {
      // Who asks stays logged in: it is the approval that is refused.
      if (error instanceof Refusal && error.code === 'pin/wrong') throw refused(error.message);
      throw error;
    });
    return personId;
  }
}

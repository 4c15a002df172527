import { peopleBook, personIn, type PersonView } from '@sae/domain/people';
import type { RequestContext } from '@sae/platform/log';
import type { Admitted } from '../access/request-context.js';
import { command } from '../kernel/bus.js';
import { Decisions } from '../kernel/decisions.js';
import { Invitations } from './invitations.js';
import { Managers } from './managers.js';
import { personView } from './people.views.js';

/** Invites an address to log in as one of the people, or once more. */
export const invitePerson = command(
  [Decisions, Managers, Invitations],
  (decisions, managers, invitations) =>
    async (asking: Admitted, personId: number, email: string, by: RequestContext): Promise<PersonView> => {
      const { restaurantId } = asking;
      const book = String(restaurantId);
      personIn(await decisions.state(peopleBook, book), personId);
      await managers.guard(asking, personId, by);
      const { person } = await invitations.send({ restaurantId, email, by }, async (login) => {
        const invite = { type: 'InvitePerson', personId, ...login } as const;
        const { state } = await decisions.make(peopleBook, book, invite, by);
        return { personId, person: personIn(state, personId) };
      });
      return personView(personId, person);
    },
);

/** The invitation is withdrawn, or the login opens nothing here any more. */
export const removeLogin = command(
  [Decisions],
  (decisions) =>
    async (restaurantId: number, personId: number, by: RequestContext): Promise<PersonView> => {
      const { state } = await decisions.make(peopleBook, String(restaurantId), { type: 'RemoveLogin', personId }, by);
      return personView(personId, personIn(state, personId));
    },
);

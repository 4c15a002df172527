import { accountBook } from '@sae/domain/access';
import { peopleBook, personIn, ROLES, type PersonView } from '@sae/domain/people';
import { withoutKey, type RequestContext } from '@sae/platform/log';
import { Addresses } from '../access/addresses.js';
import { AnswerIds } from '../access/answer-ids.js';
import type { Admitted } from '../access/request-context.js';
import { Throttle } from '../access/throttle.js';
import { command } from '../kernel/bus.js';
import { Configuration } from '../kernel/configuration.js';
import { Decisions } from '../kernel/decisions.js';
import { Managers } from './managers.js';
import { personView } from './people.views.js';

interface Inviting {
  readonly by: RequestContext;
  /** Added by the same request, whose key stands beside that in their book. */
  readonly isNew: boolean;
}

/**
 * Invites an address to log in as one of the people, or once more: first the restaurant's book says so, then that of the
 * address, which mails. What came between is made good by inviting again.
 */
export const invitePerson = command(
  [Decisions, Managers, Addresses, AnswerIds, Throttle, Configuration],
  (decisions, managers, addresses, ids, throttle, configuration) =>
    async (asking: Admitted, personId: number, email: string, { by, isNew }: Inviting): Promise<PersonView> => {
      const { restaurantId } = asking;
      if (!isNew) await managers.guard(asking, personId, by);
      const key = String(restaurantId);
      const { restaurantName } = await decisions.state(accountBook, key);
      personIn(await decisions.state(peopleBook, key), personId);
      const to = addresses.addressee(email);
      const asker = `restaurant:${restaurantId}`;
      const invitationId = ids.ofInvitation(restaurantId, personId, to.address);
      const mail = { ...to, asker, id: invitationId };
      await throttle.mail(mail, by.key ?? by.requestId);
      try {
        const accountId = await addresses.claim(email, by);
        const invite = { type: 'InvitePerson', personId, invitationId, email, accountId, restaurantId } as const;
        const { state } = await decisions.make(peopleBook, key, invite, isNew ? withoutKey(by) : by);
        const { name, role } = personIn(state, personId);
        const keyVersion = configuration.keys.codes[0].version;
        const about = { invitationId, email, restaurantId, restaurantName, personId, name, roleName: ROLES[role] };
        const receive = { type: 'ReceiveInvitation', accountId, ...about, asker, keyVersion } as const;
        // In a book that is not this restaurant's nobody of its people is known.
        await decisions.make(accountBook, String(accountId), receive, { ...by, actor: 'anonymous' });
        return personView(personId, personIn(state, personId));
      } catch (error) {
        await throttle.release(mail);
        throw error;
      }
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

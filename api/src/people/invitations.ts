import { Injectable } from '@nestjs/common';
import { accountBook } from '@sae/domain/access';
import { ROLES, type Invited, type Person } from '@sae/domain/people';
import type { RequestContext } from '@sae/platform/log';
import { Addresses } from '../access/addresses.js';
import { AnswerIds } from '../access/answer-ids.js';
import { Throttle, type MailAsked } from '../access/throttle.js';
import { Configuration } from '../kernel/configuration.js';
import { Decisions } from '../kernel/decisions.js';

interface Inviting {
  readonly restaurantId: number;
  readonly email: string;
  readonly by: RequestContext;
}

/**
 * Invites addresses: first the restaurant's book says so, then that of the address, which mails. What came between is
 * made good by inviting again.
 */
@Injectable()
export class Invitations {
  constructor(
    private readonly decisions: Decisions,
    private readonly addresses: Addresses,
    private readonly ids: AnswerIds,
    private readonly throttle: Throttle,
    private readonly configuration: Configuration,
  ) {}

  /** What `decide` makes of it stands in the restaurant's book, and is then told to the address. @throws Refusal */
  async send<P extends { readonly personId: number; readonly person: Person }>(
    inviting: Inviting,
    decide: (login: Invited) => Promise<P>,
  ): Promise<P> {
    const { restaurantId, email, by } = inviting;
    const mail = this.mailOf(inviting);
    await this.throttle.mail(mail, by.key ?? by.requestId);
    try {
      const accountId = await this.addresses.claim(email, by);
      const login = { invitationId: mail.id, email, accountId, restaurantId };
      const decided = await decide(login);
      await this.tell(login, decided, mail.asker, by);
      return decided;
    } catch (error) {
      await this.throttle.release(mail);
      throw error;
    }
  }

  private mailOf({ restaurantId, email }: Inviting): MailAsked {
    const to = this.addresses.addressee(email);
    return { ...to, asker: `restaurant:${restaurantId}`, id: this.ids.ofInvitation(restaurantId, to.address) };
  }

  private async tell(
    { accountId, ...login }: Invited,
    { personId, person: { name, role } }: { readonly personId: number; readonly person: Person },
    asker: string,
    by: RequestContext,
  ): Promise<void> {
    const { restaurantName } = await this.decisions.state(accountBook, String(login.restaurantId));
    const keyVersion = this.configuration.keys.codes[0].version;
    const about = { accountId, ...login, restaurantName, personId, name, roleName: ROLES[role] };
    const receive = { type: 'ReceiveInvitation', ...about, asker, keyVersion } as const;
    // In a book that is not this restaurant's nobody of its people is known.
    await this.decisions.make(accountBook, String(accountId), receive, { ...by, actor: 'anonymous' });
  }
}

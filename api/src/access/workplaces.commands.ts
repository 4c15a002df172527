import { accountBook } from '@sae/domain/access';
import type { AcceptInvitationRequest, ResendInvitationRequest } from '@sae/domain/access/credentials.dto';
import { Refusal } from '@sae/domain/kernel';
import type { WorkplaceView } from '@sae/domain/people';
import { command, query } from '../kernel/bus.js';
import { Decisions } from '../kernel/decisions.js';
import { Addresses } from './addresses.js';
import { inEvenTime } from './answer-ids.js';
import { isGuessed } from './guessed-passwords.js';
import { OtpSender, OtpTries } from './otps.js';
import { Passwords } from './passwords.js';
import type { Admitted, Visitor } from './request-context.js';
import { reviewOf } from './review.js';
import { endOf } from './sessions.commands.js';
import { Throttle } from './throttle.js';
import type { Claims } from './tokens.js';
import { Workplaces, type Entered } from './workplaces.js';

/** Whose password they showed; null for who logged in by PIN. */
const accountOf = ({ restaurantId, person }: Claims): number | null => {
  if (!person) return restaurantId;
  if (person.account) return person.account.id;
  return null;
};

/** The same answer for every address; a mail only to one that is invited and has no password yet. */
export const resendInvitation = command([Addresses, OtpSender], (addresses, sender) =>
  inEvenTime(async ({ email, invitationId }: ResendInvitationRequest, visitor: Visitor) => {
    const account = await addresses.account(email);
    await sender.send(addresses.addressee(email), account, { type: 'ResendInvitation', invitationId }, visitor);
    return { message: 'If this email is invited, an OTP has been sent to it.' };
  }),
);

/** The mailed code shows that the address is theirs; they choose a password, and are in. */
export const acceptInvitation = command(
  [Addresses, Passwords, OtpTries, Throttle, Workplaces],
  (addresses, passwords, tries, throttle, workplaces) =>
    inEvenTime(async (request: AcceptInvitationRequest, visitor: Visitor): Promise<Entered> => {
      const { email, otp, password, invitationId } = request;
      // Hashed for everybody, so that an address nobody invited takes as long.
      const passwordHash = await passwords.hash(password);
      const account = await addresses.account(email);
      const chosen = { passwordHash, isGuessed: await isGuessed(password, email, account) };
      const accept = { type: 'AcceptInvitation', otp, ...chosen, invitationId } as const;
      const made = account && (await tries.make(account, accept, visitor.by));
      const taken = made?.events.find(({ type }) => type === 'WorkTakenUp');
      if (!made || taken?.type !== 'WorkTakenUp') throw await throttle.wrongOtp(addresses.keyOf(email), invitationId);
      const workplace = made.state.workplaces.find((one) => one.invitationId === taken.data.invitationId);
      const session = await workplaces.open(made.state, workplace?.restaurantId ?? 0, visitor);
      return { session, accountId: made.state.restaurantId };
    }),
);

/** The restaurants one gets into by the password one showed. */
export const workplacesOf = query(
  [Decisions, Workplaces],
  (decisions, workplaces) =>
    async ({ claims }: Admitted): Promise<WorkplaceView[]> => {
      const accountId = accountOf(claims);
      return accountId === null ? [] : workplaces.of(await decisions.state(accountBook, String(accountId)));
    },
);

/** Goes over to another restaurant, or accepts its invitation: the session that asks ends. */
export const goOver = command(
  [Decisions, Workplaces],
  (decisions, workplaces) =>
    async ({ claims }: Admitted, restaurantId: number, visitor: Visitor): Promise<Entered> => {
      const accountId = accountOf(claims);
      if (accountId === null) throw new Refusal('not-found', 'workplace/not-found', 'Restaurant not found');
      const account = await decisions.state(accountBook, String(accountId));
      // There they are nobody yet, whoever they are here.
      const by = { ...visitor.by, actor: 'anonymous', review: reviewOf('visitor') } as const;
      const session = await workplaces.open(account, restaurantId, { ...visitor, by });
      await endOf(decisions, claims, visitor.by);
      return { session, accountId };
    },
);

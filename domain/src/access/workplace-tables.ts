import { addMs, Refusal, type Command, type IsoTime, type Tables } from '../kernel/index.js';
import { exists, verified, type Account, type Workplace } from './account-state.js';
import type { InvitationReceived, WorkplaceEvent, WorkTakenUp } from './account.events.js';
import { mayMail, triableOtp, wrongOtp } from './otp-rules.js';
import {
  easilyGuessed,
  emailVerified,
  ifRight,
  issueOtp,
  type Asking,
  type ChosenPassword,
  type TriedOtp,
} from './sign-up-tables.js';

/** As long as somebody may be away before they read it. */
export const INVITATION_LIVES_MS = 7 * 24 * 60 * 60_000;

/** More than anybody works in. */
const MOST_WORKPLACES = 30;
/** However many restaurants invite an address, they push no other out of it. */
const MOST_INVITED = 20;

export type WorkplaceCommand =
  | (Command<'ReceiveInvitation'> & Asking & Readonly<InvitationReceived['data']>)
  /** By whoever has read of it in their mail. */
  | (Command<'ResendInvitation'> & Asking & { readonly invitationId?: string })
  | (Command<'AcceptInvitation'> & TriedOtp & ChosenPassword & { readonly invitationId?: string })
  /** By whoever has shown their password. */
  | (Command<'TakeUpWork'> & { readonly invitationId: string });

export const invitationGone = () =>
  new Refusal('not-found', 'invitation/gone', 'This invitation is not open any more. Please ask for a new one.');

export const isOpen = ({ isAccepted, at }: Workplace, now: IsoTime): boolean =>
  !isAccepted && addMs(at, INVITATION_LIVES_MS) > now;

/** The one that is named; without a name, the newest. */
const meant = ({ workplaces }: Account, invitationId: string | undefined, now: IsoTime): Workplace | undefined => {
  const open = workplaces.filter((one) => isOpen(one, now));
  return invitationId === undefined ? open.at(-1) : open.find((one) => one.invitationId === invitationId);
};

/** Where somebody works who logs in at an address: rows of the account's book. */
export const workplaceFacts: Tables<Account, WorkplaceCommand, InvitationReceived | WorkTakenUp>['on'] = {
  InvitationReceived: (account, { accountId, email, ...invitation }, { at }) => {
    // In a restaurant an address is one person's: who is invited there anew is that one from now on.
    const others = account.workplaces.filter(({ restaurantId }) => restaurantId !== invitation.restaurantId);
    const known = others.filter((one) => one.isAccepted || isOpen(one, at));
    const [accepted, invited] = [known.filter(({ isAccepted }) => isAccepted), known.filter((one) => !one.isAccepted)];
    const own = exists(account) ? {} : { restaurantId: accountId, email, ownerName: invitation.name };
    const received = [...invited, { ...invitation, at, isAccepted: false }].slice(-MOST_INVITED);
    return { ...account, ...own, workplaces: [...accepted, ...received] };
  },
  WorkTakenUp: (account, { invitationId, passwordHash }) => ({
    ...account,
    // What somebody wished to sign up here, and never confirmed, is none of theirs.
    ...(passwordHash === undefined ? {} : { passwordHash, restaurantName: '' }),
    workplaces: account.workplaces.map((one) =>
      one.invitationId === invitationId ? { ...one, isAccepted: true } : one,
    ),
  }),
};

const takenUp = ({ workplaces }: Account, { invitationId }: Workplace, passwordHash?: string): WorkplaceEvent => {
  if (workplaces.filter(({ isAccepted }) => isAccepted).length >= MOST_WORKPLACES)
    throw new Refusal('conflict', 'workplaces/full', `An address can belong to at most ${MOST_WORKPLACES} restaurants`);
  return { type: 'WorkTakenUp', data: { invitationId, ...(passwordHash === undefined ? {} : { passwordHash }) } };
};

export const workplaceWishes: Tables<Account, WorkplaceCommand, WorkplaceEvent>['when'] = {
  ReceiveInvitation: ({ type: _, asker = '', keyVersion, ...invitation }, account, { at }) => {
    mayMail(account, asker, at);
    const received: WorkplaceEvent = { type: 'InvitationReceived', data: invitation };
    // Whoever has a password already logs in by it, and finds the invitation there.
    if (account.isVerified) return [received];
    const { email, invitationId } = invitation;
    return [received, issueOtp(email, 'accept-invitation', invitationId, { asker, keyVersion })];
  },
  ResendInvitation: ({ invitationId, ...asking }, account, { at }) => {
    const invitation = meant(account, invitationId, at);
    if (!invitation || account.isVerified) return [];
    mayMail(account, asking.asker ?? '', at);
    return [issueOtp(account.email, 'accept-invitation', invitation.invitationId, asking)];
  },
  AcceptInvitation: ({ passwordHash, isGuessed, invitationId, ...tried }, account, { at }) => {
    const invitation = meant(account, invitationId, at);
    if (!invitation) throw wrongOtp();
    const isBare = invitationId === undefined;
    const issued = triableOtp(account, { purpose: 'accept-invitation', askedAs: invitation.invitationId, isBare }, at);
    return ifRight(tried, issued, isBare, () => {
      if (isGuessed) throw easilyGuessed();
      return [takenUp(account, invitation, passwordHash), emailVerified(issued)];
    });
  },
  TakeUpWork: ({ invitationId }, account, { at }) => {
    const known = verified(account).workplaces.find((one) => one.invitationId === invitationId);
    if (known?.isAccepted) return [];
    if (!known || !isOpen(known, at)) throw invitationGone();
    return [takenUp(account, known)];
  },
};

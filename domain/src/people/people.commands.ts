import type { Command, IsoTime, Paise } from '../kernel/index.js';
import type { ApprovalKind } from './approvals.js';
import type { GivenRole } from './roles.js';

type Of = { readonly personId: number };
type Named = { readonly name: string; readonly role: GivenRole };

/** An address that is invited; `restaurantId` is the owner's own account. */
export interface Invited {
  readonly invitationId: string;
  readonly email: string;
  readonly accountId: number;
  readonly restaurantId: number;
}

/** Who works here. */
export type PersonCommand =
  | (Command<'AddPerson'> & Named & { readonly pinHash: string | null; readonly login?: Invited })
  | (Command<'ChangePerson'> & Of & Named)
  | (Command<'SuspendPerson'> & Of)
  | (Command<'RestorePerson'> & Of)
  | (Command<'RemovePerson'> & Of);

/** How they log in by e-mail. */
export type LoginCommand =
  | (Command<'InvitePerson'> & Of & Invited)
  | (Command<'JoinRestaurant'> & Of & { readonly accountId: number })
  | (Command<'RemoveLogin'> & Of)
  | (Command<'LogPersonIn'> &
      Of & {
        readonly sessionId: string;
        readonly accountId: number;
        /** As they were when the password was found right. */
        readonly credentials: number;
        readonly until: IsoTime;
        readonly browser: string;
      })
  /** Of somebody else, or their own from elsewhere. */
  | (Command<'EndSessionOf'> & { readonly sessionId: string });

/** How they log in by PIN, and where. */
export type TillCommand =
  | (Command<'SetPin'> & Of & { readonly pinHash: string })
  /** Before the PIN is compared. */
  | (Command<'TryPin'> & Of & { readonly tillId: number })
  | (Command<'MatchPin'> & Of)
  | (Command<'AddTill'> & { readonly name: string })
  | (Command<'RemoveTill'> & { readonly tillId: number })
  | (Command<'SetLock'> & { readonly minutes: number })
  /** `credentials` as they were when the PIN was found right. */
  | (Command<'StartPersonSession'> &
      Of & {
        readonly sessionId: string;
        readonly tillId: number;
        readonly until: IsoTime;
        readonly credentials: number;
      })
  | (Command<'EndPersonSession'> & { readonly sessionId: string });

export type PeopleCommand =
  | PersonCommand
  | LoginCommand
  | TillCommand
  | (Command<'SetApprovals'> & { readonly wanted: readonly ApprovalKind[]; readonly dayDifference: Paise });

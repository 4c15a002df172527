import type { Command, IsoTime, Paise } from '../kernel/index.js';
import type { ApprovalKind } from './approvals.js';
import type { GivenRole } from './roles.js';

type Of = { readonly personId: number };
type Named = { readonly name: string; readonly role: GivenRole };

export type PeopleCommand =
  | (Command<'AddPerson'> & Named & { readonly pinHash: string | null })
  | (Command<'ChangePerson'> & Of & Named)
  | (Command<'SuspendPerson'> & Of)
  | (Command<'RestorePerson'> & Of)
  | (Command<'RemovePerson'> & Of)
  | (Command<'SetPin'> & Of & { readonly pinHash: string })
  /** Before the PIN is compared. */
  | (Command<'TryPin'> & Of & { readonly tillId: number })
  | (Command<'MatchPin'> & Of)
  | (Command<'AddTill'> & { readonly name: string })
  | (Command<'RemoveTill'> & { readonly tillId: number })
  | (Command<'SetLock'> & { readonly minutes: number })
  | (Command<'SetApprovals'> & { readonly wanted: readonly ApprovalKind[]; readonly dayDifference: Paise })
  /** `credentials` as they were when the PIN was found right. */
  | (Command<'StartPersonSession'> &
      Of & {
        readonly sessionId: string;
        readonly tillId: number;
        readonly until: IsoTime;
        readonly credentials: number;
      })
  | (Command<'EndPersonSession'> & { readonly sessionId: string });

import { Refusal, type Command } from '@sae/domain/kernel';
import type { OrderBook } from '@sae/domain/ordering';
import {
  APPROVALS,
  approvalWanted,
  rightOf,
  type Act,
  type Approvals,
  type Outsider,
  type Role,
} from '@sae/domain/people';
import type { RequestContext } from '@sae/platform/log';

export const noRight = () => new Refusal('forbidden', 'right/missing', 'You may not do this. Please ask a manager.');

/**
 * What is asked of the log in somebody's name is looked at where it is decided, by the one table of rights: whatever
 * asked it, a command nobody granted stands nowhere. Without `approvals` nothing wants one.
 */
export const reviewOf =
  (who: Role | Outsider, approvals?: Approvals): NonNullable<RequestContext['review']> =>
  ({ type }: Command, facts, state) => {
    const right = rightOf(who, type as Act);
    if (right === 'not') throw noRight();
    if (right === 'may' || !approvals) return;
    const wanted = approvalWanted(facts, state as OrderBook, approvals);
    if (wanted)
      throw new Refusal('forbidden', 'approval/wanted', `This needs a manager’s approval: ${APPROVALS[wanted]}`);
  };

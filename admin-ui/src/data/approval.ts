import { ApiError } from './api-error.js';

/** What a call is refused with that a manager can approve, and what a wrong approval is. */
const WANTED = 'approval/wanted';
const AGAIN = ['approval/refused', 'pin/waits'];

/** Who approves, and what shows that they do. */
export interface Approval {
  readonly approver: number;
  readonly pin: string;
}

/** What is to be approved; `problem` is what was wrong with the answer before. */
export interface ApprovalQuestion {
  readonly what: string;
  readonly problem?: string;
}

type Desk = (question: ApprovalQuestion) => Promise<Approval | null>;

let desk: Desk | null = null;
let asking = 0;

/** A call that waits for a manager is not slow. */
export const isAskingApproval = (): boolean => asking > 0;

/** Nobody approved it: told to nobody, for who asked knows. */
const NOT_APPROVED = 'approval/none';

/** Where approvals are asked for, while there is such a place. */
export const answerApprovals = (asks: Desk): (() => void) => {
  desk = asks;
  return () => {
    if (desk === asks) desk = null;
  };
};

const is = (error: unknown, codes: readonly string[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

export const isNotApproved = (error: unknown): boolean => is(error, [NOT_APPROVED]);

/** A call that a manager may have to approve: asked again with their word, and no approval is kept. */
export const approved = async <T>(call: (approval?: Approval) => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!desk || !is(error, [WANTED])) throw error;
    return insist(desk, error.message, call);
  }
};

const insist = async <T>(asks: Desk, what: string, call: (approval: Approval) => Promise<T>): Promise<T> => {
  for (let problem: string | undefined; ;) {
    asking += 1;
    const approval = await asks(problem === undefined ? { what } : { what, problem }).finally(() => (asking -= 1));
    if (!approval) throw new ApiError(403, NOT_APPROVED, what);
    try {
      return await call(approval);
    } catch (error) {
      if (!is(error, AGAIN)) throw error;
      problem = error.message;
    }
  }
};

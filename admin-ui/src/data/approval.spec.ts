import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from './api-error.js';
import { answerApprovals, approved, isAskingApproval, isNotApproved, type Approval } from './approval.js';

const WANTED = new ApiError(403, 'approval/wanted', 'This needs a manager’s approval: Undoing a payment');
const WRONG = new ApiError(403, 'approval/refused', 'Wrong PIN');
const kiran: Approval = { approver: 2, pin: '1111' };

const asks = jest.fn<Parameters<typeof answerApprovals>[0]>();
let close: () => void;
beforeEach(() => {
  asks.mockReset();
  close = answerApprovals(asks);
});
afterEach(() => close());

/** Refused like this, one after the other, then done. */
const call = (...refusals: ApiError[]) =>
  jest.fn((_approval?: Approval) => {
    const refusal = refusals.shift();
    return refusal ? Promise.reject(refusal) : Promise.resolve('done');
  });

describe('A call that a manager may have to approve', () => {
  it('asks nobody where nothing wants one', async () => {
    expect(await approved(call())).toBe('done');
    expect(asks).not.toHaveBeenCalled();
  });

  it('is made again with their word', async () => {
    asks.mockResolvedValue(kiran);
    const undo = call(WANTED);
    expect(await approved(undo)).toBe('done');
    expect(asks).toHaveBeenCalledWith({ what: WANTED.message });
    expect(undo.mock.calls).toEqual([[], [kiran]]);
  });

  it('asks again with what was wrong, and is not slow meanwhile', async () => {
    const wasAsking: boolean[] = [];
    asks.mockImplementation(() => {
      wasAsking.push(isAskingApproval());
      return Promise.resolve(kiran);
    });
    expect(await approved(call(WANTED, WRONG))).toBe('done');
    expect(asks.mock.calls.map(([question]) => question.problem)).toEqual([undefined, 'Wrong PIN']);
    expect([wasAsking, isAskingApproval()]).toEqual([[true, true], false]);
  });

  it('is told to nobody when nobody approves', async () => {
    asks.mockResolvedValue(null);
    const error = await approved(call(WANTED)).catch((refusal: unknown) => refusal);
    expect(isNotApproved(error)).toBe(true);
    expect(isNotApproved(WANTED)).toBe(false);
  });

  it('keeps no approval for the next', async () => {
    asks.mockResolvedValue(kiran);
    await approved(call(WANTED));
    await approved(call(WANTED));
    expect(asks).toHaveBeenCalledTimes(2);
  });

  it('fails as it does where it cannot be asked for, or for another reason', async () => {
    const other = new ApiError(409, 'order/changed', 'Changed');
    await expect(approved(call(other))).rejects.toBe(other);
    close();
    await expect(approved(call(WANTED))).rejects.toBe(WANTED);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from './api-error.js';
import { answerProofs, isAskingProof, isNotProven, proofOf, proven, type Proof } from './proofs.js';

const WANTED = new ApiError(403, 'approval/wanted', 'This needs a manager’s approval: Undoing a payment');
const WRONG = new ApiError(403, 'approval/refused', 'Wrong PIN');
const kiran = proofOf.approval(2, '1111');

const asks = jest.fn<Parameters<typeof answerProofs>[0]>();
let close: () => void;
beforeEach(() => {
  asks.mockReset();
  close = answerProofs(asks);
});
afterEach(() => close());

/** Refused like this, one after the other, then done. */
const call = (...refusals: ApiError[]) =>
  jest.fn((_proof?: Proof) => {
    const refusal = refusals.shift();
    return refusal ? Promise.reject(refusal) : Promise.resolve('done');
  });

describe('A call that a manager may have to approve', () => {
  it('asks nobody where nothing wants one', async () => {
    expect(await proven(call())).toBe('done');
    expect(asks).not.toHaveBeenCalled();
  });

  it('is made again with their word', async () => {
    asks.mockResolvedValue(kiran);
    const undo = call(WANTED);
    expect(await proven(undo)).toBe('done');
    expect(asks).toHaveBeenCalledWith({ kind: 'approval', what: WANTED.message });
    expect(undo.mock.calls).toEqual([[], [kiran]]);
  });

  it('asks again with what was wrong, and is not slow meanwhile', async () => {
    const wasAsking: boolean[] = [];
    asks.mockImplementation(() => {
      wasAsking.push(isAskingProof());
      return Promise.resolve(kiran);
    });
    expect(await proven(call(WANTED, WRONG))).toBe('done');
    expect(asks.mock.calls.map(([question]) => question.problem)).toEqual([undefined, 'Wrong PIN']);
    expect([wasAsking, isAskingProof()]).toEqual([[true, true], false]);
  });

  it('is told to nobody when nobody approves', async () => {
    asks.mockResolvedValue(null);
    const error = await proven(call(WANTED)).catch((refusal: unknown) => refusal);
    expect(isNotProven(error)).toBe(true);
    expect(isNotProven(WANTED)).toBe(false);
  });

  it('keeps no approval for the next', async () => {
    asks.mockResolvedValue(kiran);
    await proven(call(WANTED));
    await proven(call(WANTED));
    expect(asks).toHaveBeenCalledTimes(2);
  });

  it('fails as it does where it cannot be asked for, or for another reason', async () => {
    const other = new ApiError(409, 'order/changed', 'Changed');
    await expect(proven(call(other))).rejects.toBe(other);
    close();
    await expect(proven(call(WANTED))).rejects.toBe(WANTED);
  });

  it('may want several things, one after the other, each shown with those before', async () => {
    const password = new ApiError(403, 'password/wanted', 'Please enter your password again');
    const code = new ApiError(403, 'second-factor/wanted', 'Please enter the code of your authenticator app');
    asks.mockResolvedValueOnce(proofOf.password('pässword')).mockResolvedValueOnce(proofOf.secondFactor(' 123456'));
    const add = call(password, code);
    expect(await proven(add)).toBe('done');
    expect(asks.mock.calls.map(([{ kind }]) => kind)).toEqual(['password', 'secondFactor']);
    expect(add.mock.calls.at(-1)).toEqual([{ 'Current-Password': 'p%C3%A4ssword', 'Second-Factor': '123456' }]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { billed, claimOf, claimView, settledWith, unbilled, type Claim } from './claims.js';
import type { Sitting } from './sitting-state.js';

const at = '2026-11-21T06:30:00.000Z';
const bill = (billNo: string, orderId: number, isPaid = false) => ({ billNo, orderId, isPaid, total: 198 });
const sitting = (id: number, ...bills: Sitting['bills']): Sitting => ({
  ...{ id, orders: [], bills, claim: null, restsSince: at },
});
const said = { claimId: 2026_000001, tableNo: 4, sitting: 7, amount: 19_800, reference: 'SAE42' };
const shown = { id: 2026_000001, tableNo: 4, amount: 198, reference: 'SAE42', claimedAt: at };
const issued = (billNo: string, orderId: number, replaces: string | null = null) => ({
  ...{ billNo, orderId, replaces, tableNo: 4 },
});

describe('A claim', () => {
  it('is about no bill as long as there is none', () =>
    expect(claimView(claimOf(said, at, sitting(7)))).toEqual({ ...shown, billNo: null, orderId: null }));
  it('is about the newest bill of its sitting that is not paid', () => {
    const known = sitting(7, bill('A', 1), bill('B', 2), bill('C', 3, true));
    expect(claimView(claimOf(said, at, known))).toEqual({ ...shown, billNo: 'B', orderId: 2 });
    expect(claimView(claimOf(said, at, sitting(8, bill('A', 1))))).toMatchObject({ billNo: null });
  });
  it('becomes one about the bill that its sitting gets', () => {
    const claim = claimOf(said, at, sitting(7));
    expect(claimView(billed(claim, issued('A', 1), sitting(7, bill('A', 1))))).toMatchObject({
      billNo: 'A',
      orderId: 1,
    });
    expect(billed(claim, issued('A', 1), sitting(8, bill('A', 1)))).toBe(claim);
    expect(billed(claim, { ...issued('A', 1), tableNo: 5 }, sitting(7, bill('A', 1)))).toBe(claim);
  });
  it('goes with its bill when that is cancelled and issued again, also when others sit there by then', () => {
    const claim = claimOf(said, at, sitting(7, bill('A', 1)));
    const without = unbilled(claim, 'A');
    expect(claimView(without)).toEqual({ ...shown, billNo: null, orderId: null });
    expect(claimView(billed(without, issued('B', 2, 'A'), sitting(9)))).toMatchObject({ billNo: 'B', orderId: 2 });
    expect(unbilled(claim, 'B')).toBe(claim);
  });
  it('is settled with any bill of its sitting, or with its own, and with no other', () => {
    const claims: Claim[] = [
      claimOf(said, at, sitting(7, bill('A', 1), bill('B', 2))),
      claimOf({ ...said, claimId: 2, sitting: 3 }, at, sitting(3, bill('O', 9))),
      claimOf({ ...said, claimId: 3, tableNo: 5 }, at, sitting(7, bill('A', 1))),
    ];
    const now = sitting(7, bill('A', 1), bill('B', 2));
    expect(settledWith({ billNo: 'A', tableNo: 4 }, claims, now)).toEqual({ claimIds: [said.claimId], sitting: 7 });
    expect(settledWith({ billNo: 'B', tableNo: 4 }, claims, now)).toEqual({ claimIds: [said.claimId], sitting: 7 });
    expect(settledWith({ billNo: 'O', tableNo: 4 }, claims, now)).toEqual({ claimIds: [2], sitting: null });
    expect(settledWith({ billNo: 'X', tableNo: 4 }, claims, now)).toEqual({ claimIds: [], sitting: null });
  });
});

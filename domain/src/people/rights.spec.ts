import { describe, expect, it } from '@jest/globals';
import { ACTS, GIVEN_ROLES, may, rightOf, type Act } from './index.js';

const acts = (filter: (act: Act) => boolean): Act[] => ACTS.filter(filter);
const isQuery = (act: Act): boolean => /^(See|Export)/.test(act);

describe('The table of rights', () => {
  it('denies by default', () => {
    expect(rightOf('waiter', 'ChangeProfile')).toBe('not');
    expect(may('kitchen', 'SeeOpenOrders')).toBe(false);
    expect(rightOf('guest', 'AcceptOrder')).toBe('not');
  });
  it('lets the owner do all that any of the staff may, and without asking anybody', () =>
    expect(acts((act) => GIVEN_ROLES.some((role) => may(role, act)) && rightOf('owner', act) !== 'may')).toEqual([]));
  it('lets a manager do without approval what others do with it', () =>
    expect(
      acts((act) => GIVEN_ROLES.some((role) => rightOf(role, act) === 'approval') && rightOf('manager', act) !== 'may'),
    ).toEqual([]));
  it('lets an accountant look and change nothing', () =>
    expect(acts((act) => may('accountant', act) && !isQuery(act))).toEqual(['TryPin', 'MatchPin', 'EndPersonSession']));
  it('shows an accountant all that a manager sees, but for what changes it', () =>
    expect(acts((act) => isQuery(act) && may('manager', act) && !may('accountant', act))).toEqual(['SeeMenuImports']));
  it('shows waiters and the kitchen no takings', () => {
    for (const act of ['SeeSales', 'SeeDay', 'SeePastOrders', 'SeeTax', 'SeeAudit', 'Export', 'SeePayments'] as const)
      expect([act, may('waiter', act), may('kitchen', act)]).toEqual([act, false, false]);
  });
  it('leaves who is told where money goes, and the plan, to the owner', () => {
    for (const act of ['ChangeProfile', 'StartFreeTrial', 'BeginPayment', 'EndAllSessions', 'SetApprovals'] as const)
      expect([act, GIVEN_ROLES.filter((role) => may(role, act))]).toEqual([act, []]);
  });
  it('gives guests and visitors what is theirs alone', () => {
    expect(acts((act) => may('guest', act))).toEqual(['PlaceOrder', 'ClaimPayment', 'GiveReview']);
    expect(acts((act) => may('visitor', act) && may('waiter', act))).toEqual(['TryPin', 'MatchPin']);
  });
});

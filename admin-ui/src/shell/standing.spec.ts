import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../data/api-error.js';
import { owner } from '../../testing/users.js';
import { standingAfter, standingOf } from './standing.js';

const now = '2026-11-21T06:30:00.000Z';

describe('who opens a protected page', () => {
  it('comes in with a running plan', () => expect(standingOf(owner, now)).toEqual({ as: 'welcome', user: owner }));
  it('chooses a plan first when there is none', () => {
    const user = { ...owner, planType: null, planEndDate: null, hasUsedFreeTrial: false };
    expect(standingOf(user, now)).toEqual({ as: 'without-plan', user });
  });
  it('chooses a plan again when the last has ended', () => {
    const user = { ...owner, planEndDate: '2026-11-21T06:29:59.000Z' };
    expect(standingOf(user, now)).toEqual({ as: 'without-plan', user });
  });
  it('logs in again when the login is refused', () =>
    expect(standingAfter(new ApiError(401, 'token/expired', 'No'))).toEqual({ as: 'expired' }));
  it('logs in again when the user cannot be fetched', () =>
    expect(standingAfter(new ApiError(500, 'unknown', ''))).toEqual({ as: 'expired' }));
  it('waits while the server is away', () => {
    expect(standingAfter(new ApiError(503, 'read-models/rebuilding', ''))).toEqual({ as: 'away' });
    expect(standingAfter(new ApiError(0, 'network/no-answer', ''))).toEqual({ as: 'away' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { afterLogIn, afterVerify } from './arrival.js';

const user = { id: 7, hasUsedFreeTrial: true };
const keeps = () => true;
const forgets = () => false;

describe('after logging in', () => {
  it('opens the back office', () =>
    expect(afterLogIn({ token: 't', user }, 'a@b.in', keeps)).toEqual({
      to: '/dashboard',
      success: 'Logged in successfully',
    }));
  it('keeps the token and the user id', () => {
    const kept: object[] = [];
    afterLogIn({ token: 't', user }, 'a@b.in', (login) => kept.push(login) > 0);
    expect(kept).toEqual([{ token: 't', userId: 7 }]);
  });
  it('asks for the code of an address not verified yet', () =>
    expect(afterLogIn({ requiresOtp: true }, 'a@b.in', keeps)).toEqual({
      to: '/verify-otp',
      state: { email: 'a@b.in' },
      info: 'An OTP has been sent to your email for verification.',
    }));
  it('leads to the plans when there is none, and says whether the trial is left', () =>
    expect(afterLogIn({ token: 't', user, requiresPlan: true, hasUsedFreeTrial: false }, 'a@b.in', keeps)).toEqual({
      to: '/plans',
      state: { hasUsedFreeTrial: false },
    }));
  it('tells when the login for choosing a plan was not kept', () =>
    expect(afterLogIn({ token: 't', user, requiresPlan: true }, 'a@b.in', forgets)).toEqual({
      error: 'Token not stored after login',
    }));
  it('tells when the browser does not keep the login', () =>
    expect(afterLogIn({ token: 't', user }, 'a@b.in', forgets)).toEqual({
      error: 'Failed to save authentication token',
    }));
  it('fails on an answer without a token', () =>
    expect(afterLogIn({}, 'a@b.in', keeps)).toEqual({ error: 'Login failed' }));
});

describe('after verifying the address', () => {
  it('leads to the plans with the trial flag and the email', () =>
    expect(afterVerify({ token: 't', user, requiresPlan: true }, 'a@b.in', keeps)).toEqual({
      to: '/plans',
      state: { hasUsedFreeTrial: true, email: 'a@b.in' },
    }));
  it('opens the back office of who holds a plan', () =>
    expect(afterVerify({ token: 't', user }, 'a@b.in', keeps)).toEqual({ to: '/dashboard' }));
  it('tells when no token came', () =>
    expect(afterVerify({ user }, 'a@b.in', keeps)).toEqual({ error: 'Authentication failed: No token received' }));
  it('tells when the token was not kept', () =>
    expect(afterVerify({ token: 't', user }, 'a@b.in', forgets)).toEqual({
      error: 'Failed to save authentication token',
    }));
});

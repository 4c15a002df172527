import { describe, expect, it } from '@jest/globals';
import { read, told } from '../../testing/told.js';
import {
  EmailRequest,
  LogInRequest,
  ResetPasswordForm,
  ResetPasswordRequest,
  SignUpRequest,
  VerifyOtpRequest,
} from './credentials.dto.js';

const signUp = {
  restaurantName: 'Spice Garden',
  ownerName: 'Asha Rao',
  email: 'asha@example.com',
  password: 'secret',
  confirmPassword: 'secret',
};
const blank = [undefined, null, '', '   ', '\n\t', '\u200b'];

describe('Signing up', () => {
  it('takes what the form asks for', () => expect(told(SignUpRequest, signUp)).toEqual({}));
  it('is told everything that is missing', () =>
    expect(told(SignUpRequest, {})).toEqual({
      restaurantName: 'Restaurant name is required',
      ownerName: 'Owner name is required',
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Confirm password is required',
    }));
  it.each(blank)('takes %j for nothing', (nothing) => {
    const body = {
      restaurantName: nothing,
      ownerName: nothing,
      email: nothing,
      password: nothing,
      confirmPassword: nothing,
    };
    expect(Object.values(told(SignUpRequest, body))).toEqual([
      'Restaurant name is required',
      'Owner name is required',
      'Email is required',
      'Password is required',
      'Confirm password is required',
    ]);
  });
  it.each([42, true, ['x'], { a: 1 }])('takes no %j for text', (odd) => {
    const body = { restaurantName: odd, ownerName: odd, email: odd, password: odd, confirmPassword: odd };
    expect(Object.keys(told(SignUpRequest, body))).toEqual(
      expect.arrayContaining(['restaurantName', 'ownerName', 'email', 'password', 'confirmPassword']),
    );
  });
  it.each([
    ['email', 'asha', 'Invalid email'],
    ['email', 'asha@', 'Invalid email'],
    ['email', 'a b@example.com', 'Invalid email'],
    ['email', 'asha@example.com, ravi@example.com', 'Invalid email'],
    ['email', 'asha@example.com\r\nBcc: all@example.com', 'Invalid email'],
    ['email', `${'a'.repeat(300)}@example.com`, 'Invalid email'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(129), 'Password must be at most 128 characters'],
    ['confirmPassword', 'Secret', 'Passwords must match'],
    ['confirmPassword', ' secret', 'Passwords must match'],
    ['restaurantName', 'x'.repeat(101), 'Restaurant name must be at most 100 characters'],
    ['ownerName', 'x'.repeat(1_000_000), 'Owner name must be at most 100 characters'],
  ])('with %s %j', (property, value, message) => {
    const errors = told(SignUpRequest, { ...signUp, [property]: value });
    expect(errors[property]).toBe(message);
  });
  it('takes a password of six characters, spaces within and around it included', () => {
    const password = ' a b c';
    expect(told(SignUpRequest, { ...signUp, password, confirmPassword: password })).toEqual({});
    expect(read(SignUpRequest, { ...signUp, password }).password).toBe(password);
  });
  it('knows no other fields', () =>
    expect(told(SignUpRequest, { ...signUp, planType: '1_year' })).toEqual({
      planType: 'property planType should not exist',
    }));
  it('reads names as people mean them', () =>
    expect(read(SignUpRequest, { ...signUp, restaurantName: '  Cafe\u0301\n\u0000 Royal ' }).restaurantName).toBe(
      'Café Royal',
    ));
  it('keeps half a character out of the log', () =>
    expect(read(SignUpRequest, { ...signUp, ownerName: 'A\ud83c!' }).ownerName).toBe('A\ufffd!'));
  it('cannot be given another prototype', () => {
    const body = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"name":"x"}}') as object;
    const request = read(SignUpRequest, { ...signUp, ...body });
    expect(request).toBeInstanceOf(SignUpRequest);
    expect('isAdmin' in request).toBe(false);
    expect(told(SignUpRequest, JSON.parse(`{"__proto__":${JSON.stringify(signUp)}}`))).toHaveProperty('email');
  });
});

describe('An address', () => {
  it.each([
    ['  Asha@Example.COM ', 'asha@example.com'],
    ['ashe\u0301@example.com', 'ash\u00e9@example.com'],
  ])('%j is claimed as %j', (typed, claimed) => expect(read(EmailRequest, { email: typed }).email).toBe(claimed));
});

describe('A one-time code', () => {
  const verify = (otp: unknown) => told(VerifyOtpRequest, { email: signUp.email, otp }).otp;
  it.each(['000000', '123456'])('may be %s', (otp) => expect(verify(otp)).toBeUndefined());
  it.each(blank)('is required, and is not %j', (otp) => expect(verify(otp)).toBe('OTP is required'));
  it.each(['abc', '12345', '1234567', 'abcdef', '12 456', '１２３４５６', '12345\n', '-12345', '1e1000'])(
    'is not %j',
    (otp) => expect(verify(otp)).toBe('OTP must be 6 digits'),
  );
  it.each([123456, ['123456'], { length: 6 }, true])('is text, not %j', (otp) =>
    expect(verify(otp)).toBe('OTP must be 6 digits'),
  );
});

describe('Logging in', () => {
  it('asks for both', () =>
    expect(told(LogInRequest, {})).toEqual({ email: 'Email is required', password: 'Password is required' }));
  it('says nothing about the length of a password', () =>
    expect(told(LogInRequest, { email: signUp.email, password: 'x' })).toEqual({}));
  it('refuses one no account can have', () =>
    expect(told(LogInRequest, { email: signUp.email, password: 'x'.repeat(129) })).toEqual({
      password: 'Password must be at most 128 characters',
    }));
});

describe('Setting a new password', () => {
  const reset = { email: signUp.email, otp: '123456', password: 'secret' };
  it('asks the api for code and password', () => expect(told(ResetPasswordRequest, reset)).toEqual({}));
  it('asks a person for the password twice', () => {
    expect(told(ResetPasswordForm, reset)).toEqual({ confirmPassword: 'Confirm password is required' });
    expect(told(ResetPasswordForm, { ...reset, confirmPassword: 'other!' })).toEqual({
      confirmPassword: 'Passwords must match',
    });
    expect(told(ResetPasswordForm, { ...reset, confirmPassword: 'secret' })).toEqual({});
  });
});

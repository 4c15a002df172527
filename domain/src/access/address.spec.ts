import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { read, told } from '../../testing/told.js';
import { canonicalEmail, mailboxOf, normalEmail } from './address.js';
import { EmailRequest, LogInRequest, SignUpRequest } from './credentials.dto.js';
import { isAddress } from './email.dto.js';

const signUpTold = (email: string) =>
  told(SignUpRequest, {
    restaurantName: 'Spice Garden',
    ownerName: 'Asha Rao',
    email,
    password: 'secret',
    confirmPassword: 'secret',
  }).email;

/** Labels a domain may be made of, in several scripts. */
const label = fc.stringMatching(/^[a-z\u00e0-\u00f6\u0905-\u0939][a-z0-9\u00e0-\u00f6\u0905-\u0939]{0,11}$/);
const domain = fc.tuple(label, fc.constantFrom('com', 'example', 'भारत', 'рф')).map((labels) => labels.join('.'));
const local = fc.stringMatching(/^[a-z0-9!#$%&'*/=?^_`{|}~-]{1,12}(\.[a-z0-9]{1,8})?$/);
const unseen = fc.constantFrom(
  ...['\u0000', '\u0007', '\u007f', '\u0085', '\u00ad', '\u200b', '\u200c', '\u200d', '\u200e', '\u202e', '\u2060'],
  ...['\u2066', '\u2069', '\ufeff', '\u061c', '\u180e', '\u3164', '\ufe0f', '\u034f', '\u2028', '\u{e0041}'],
);

describe('An address that is claimed', () => {
  it.each([
    ['Asha@Example.COM', 'asha@example.com'],
    ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
    ['asha@BÜCHER.example', 'asha@xn--bcher-kva.example'],
    ['asha@bu\u0308cher.example', 'asha@xn--bcher-kva.example'],
    ['asha@xn--bcher-kva.example', 'asha@xn--bcher-kva.example'],
    ['asha@रसोई.भारत', 'asha@xn--o1b3fya0f.xn--h2brj9c'],
    ['asha@例え。jp', 'asha@xn--r8jz45g.jp'],
    ['asha@ｅｘａｍｐｌｅ.com', 'asha@example.com'],
    ['josé@example.com', 'josé@example.com'],
    ["o'neil+menu@example.co.in", "o'neil+menu@example.co.in"],
  ])('%s is %s', (typed, claimed) => {
    expect(signUpTold(typed)).toBeUndefined();
    expect(read(SignUpRequest, { email: typed }).email).toBe(claimed);
  });

  it.each([
    ['"asha"@example.com'],
    ['"a b"@example.com'],
    ['a"b@example.com'],
    ['asha@127.0.0.1'],
    ['asha@[127.0.0.1]'],
    ['asha@0x7f.1'],
    ['asha@localhost'],
    ['asha@example.com.'],
    ['asha@example.com/x.com'],
    ['asha@example.com:80'],
    ['asha@example。com／x'],
    ['asha@ex%61mple.com'],
    ['asha@xn--a.com'],
    ['asha@-example.com'],
    ['asha@exa_mple.com'],
    ['asha..rao@example.com'],
    ['.asha@example.com'],
    ['asha@ravi@example.com'],
    ['@example.com'],
    ['as ha@example.com'],
    ['asha\u00a0rao@example.com'],
    [`asha@${'ü'.repeat(60)}.com`],
    [`${'a'.repeat(65)}@example.com`],
    [`asha@${'a.'.repeat(125)}com`],
  ])('is not %j', (typed) => expect(signUpTold(typed)).toBe('Invalid email'));

  it('is one, however its domain is written, and stays it', () =>
    fc.assert(
      fc.property(local, domain, (name, host) => {
        const claimed = canonicalEmail(`${name}@${host}`);
        fc.pre(isAddress(claimed));
        const written = [
          host,
          host.toUpperCase(),
          host.normalize('NFD'),
          host.replace('.', '\u3002'),
          claimed.split('@')[1],
        ];
        for (const one of written) expect(canonicalEmail(`${name}@${one}`)).toBe(claimed);
        expect(claimed.split('@')[1]).toMatch(/^[a-z0-9.-]+$/);
      }),
    ));

  it('holds nothing that is not seen', () =>
    fc.assert(
      fc.property(local, domain, unseen, fc.nat(), (name, host, hidden, where) => {
        const address = `${name}@${host}`;
        const at = 1 + (where % (address.length - 1));
        expect(isAddress(`${address.slice(0, at)}${hidden}${address.slice(at)}`)).toBe(false);
      }),
    ));

  it('is looked at in no time, however long it is', () => {
    const before = process.cpuUsage();
    expect(isAddress(`${'a@'.repeat(500_000)}${'ü'.repeat(500_000)}.com`)).toBe(false);
    expect(isAddress(`a@${'ü.'.repeat(500_000)}com`)).toBe(false);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(100);
  });
});

describe('An address of before', () => {
  it.each(['"asha"@example.com', 'as\u200bha@example.com', 'asha@exa\u00admple.com', 'asha@bücher.example'])(
    '%j is still one to log in with, as it was claimed',
    (email) => {
      expect(told(LogInRequest, { email, password: 'secret' })).toEqual({});
      expect(told(EmailRequest, { email })).toEqual({});
      expect(read(EmailRequest, { email }).email).toBe(email);
    },
  );
  it('may be written as new ones are', () => expect(told(EmailRequest, { email: 'asha@例え。jp' })).toEqual({}));
});

describe('A mailbox', () => {
  it.each([
    ['asha+menu@example.com', 'asha@example.com'],
    ['Asha+a+b@BÜCHER.example', 'asha@xn--bcher-kva.example'],
    ['+asha@example.com', '+asha@example.com'],
    ['asha@example.com', 'asha@example.com'],
    ['nonsense', 'nonsense'],
  ])('of %s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

  it('is the same for every tag', () =>
    fc.assert(
      fc.property(local, domain, fc.string(), (name, host, tag) => {
        const plain = tag.replaceAll('@', '');
        expect(mailboxOf(`${name}+${plain}@${host}`)).toBe(mailboxOf(`${name}@${host}`));
      }),
    ));
});

describe('An address as typed', () => {
  it('is the same however often it is made normal', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        for (const made of [normalEmail, canonicalEmail, mailboxOf]) expect(made(made(typed))).toBe(made(typed));
      }),
    ));
});

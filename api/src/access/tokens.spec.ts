import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { keyRings, type Config } from '@sae/platform/config';
import { TestClock } from '../../testing/test-clock.js';
import { Configuration } from '../kernel/configuration.js';
import { Tokens } from './tokens.js';

const SECRET = 'a secret for tests, and long enough';
const clock = new TestClock();
const tokens = new Tokens(new Configuration({ jwtSecret: SECRET } as Config), clock);
const jwt = new JwtService({ secret: SECRET });
const owner = { restaurantId: 123_456_789, credentials: 2 };
const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
const good = { subject: '123456789', issuer: 'sae', expiresIn: 60 } as const;

describe('A token', () => {
  it('says whose it is and after which password change, for seven days', () => {
    const claims = tokens.read(tokens.issue(owner).token);
    expect(claims).toMatchObject(owner);
    expect((claims?.expiresAt ?? 0) - (claims?.issuedAt ?? 0)).toBe(7 * 24 * 60 * 60);
  });

  it('is told of with its session and its end', () => {
    const { token, sessionId, until } = tokens.issue(owner);
    expect(tokens.read(token)).toMatchObject({ sessionId, expiresAt: Date.parse(until) / 1000 });
  });

  it('is read again from memory, but not beyond its time', () => {
    const { token } = tokens.issue(owner);
    expect(tokens.read(token)).toBe(tokens.read(token));
    clock.advance(7 * 24 * 60 * 60_000);
    expect(tokens.read(token)).toBeNull();
    clock.advance(-7 * 24 * 60 * 60_000);
  });

  it.each([
    ['nothing', ''],
    ['nonsense', 'a.b.c'],
    ['no signature', `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: '1', c: 0, iss: 'sae', iat: 1, exp: 9e9 })}.`],
    ['another secret', new JwtService({ secret: 'another secret, long enough' }).sign({ c: 0 }, good)],
    ['another algorithm', jwt.sign({ c: 0 }, { ...good, algorithm: 'HS512' })],
    ['another issuer', jwt.sign({ c: 0 }, { ...good, issuer: 'them' })],
    ['no issuer', jwt.sign({ c: 0 }, { subject: '1', expiresIn: 60 })],
    ['yesterday', jwt.sign({ c: 0 }, { ...good, expiresIn: -1 })],
    ['for ever', jwt.sign({ c: 0 }, { subject: '1', issuer: 'sae' })],
    ['no restaurant', jwt.sign({ c: 0 }, { issuer: 'sae', expiresIn: 60 })],
    ['no credentials', jwt.sign({}, good)],
    ['credentials in words', jwt.sign({ c: '0' }, good)],
  ])('of %s opens nothing', (_, token) => expect(tokens.read(token)).toBeNull());

  it.each([
    ['malformed', 'a.b.c'],
    ['malformed', ''],
    ['signature', `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: '1', c: 0, iss: 'sae', iat: 1, exp: 9e9 })}.`],
    ['signature', new JwtService({ secret: 'another secret, long enough' }).sign({ c: 0 }, good)],
    ['signature', jwt.sign({ c: 0 }, { ...good, algorithm: 'HS512' })],
    ['expired', jwt.sign({ c: 0 }, { ...good, expiresIn: -1 })],
    ['audience', jwt.sign({ c: 0 }, good)],
    ['issuer', jwt.sign({ c: 0 }, { ...good, audience: 'sae-api', issuer: 'them' })],
    ['malformed', jwt.sign({}, { ...good, audience: 'sae-api' })],
  ])('tells those who watch what is wrong with it: %s', (fault, token) => expect(tokens.faultOf(token)).toBe(fault));

  it('is good while its key is one of ours, and names it', () => {
    const rotated = (config: object) => new Tokens(new Configuration(config as Config), clock);
    const { token } = tokens.issue(owner);
    const NEWER = 'a newer secret, and long enough too';
    const both = rotated({ jwtSecret: NEWER, jwtSecretPrevious: SECRET });
    expect(both.read(token)).toMatchObject(owner);
    expect(both.read(jwt.sign({ c: 0, jti: 'one' }, { ...good, audience: 'sae-api' }))).not.toBeNull();
    const { token: newer } = both.issue(owner);
    expect(rotated({ jwtSecret: NEWER }).read(newer)).toMatchObject(owner);
    for (const opens of [tokens.read(newer), rotated({ jwtSecret: NEWER }).read(token)]) expect(opens).toBeNull();
    expect(jwt.decode(newer, { complete: true })).toMatchObject({
      header: { kid: keyRings({ jwtSecret: NEWER }).tokens[0].version },
    });
  });

  it('with one letter changed opens nothing', () => {
    const [head, body, signature] = tokens.issue(owner).token.split('.') as [string, string, string];
    const forged = Buffer.from(body, 'base64url').toString().replace('123456789', '123456780');
    expect(tokens.read([head, Buffer.from(forged).toString('base64url'), signature].join('.'))).toBeNull();
  });
});

import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Passwords } from './passwords.js';

const passwords = new Passwords();

describe('A password', () => {
  it('is kept as argon2id, each time another', async () => {
    const [one, other] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('matches itself and nothing else; nobody’s matches never', async () => {
    const hashed = await passwords.hash('secret');
    expect(await passwords.matches('secret', hashed)).toBe(true);
    expect(await passwords.matches('Secret', hashed)).toBe(false);
    expect(await passwords.matches('nobody has this password', null)).toBe(false);
  });

  it('waits its turn, but not behind a hundred others', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash('secret')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(52);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'log-in/busy' } });
    expect(await passwords.hash('secret')).toContain('argon2id');
  });
});

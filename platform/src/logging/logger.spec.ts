import { describe, expect, it } from '@jest/globals';
import { logger } from './index.js';

const logged = (entry: object, sentence = 'hello'): Record<string, unknown> => {
  let line = '';
  logger('probe', { write: (text) => (line = text) }).info(entry, sentence);
  return JSON.parse(line) as Record<string, unknown>;
};

describe('A log entry', () => {
  it('is one line of JSON with name, time and level in words', () => {
    expect(logged({ orderId: 7 })).toMatchObject({
      name: 'probe',
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      orderId: 7,
      msg: 'hello',
    });
  });

  it.each([
    'password',
    'confirmPassword',
    'passwordHash',
    'otp',
    'token',
    'authorization',
    'Authorization',
    'jwtSecret',
  ])('never carries a %s, wherever it stands', (field) => {
    const entry = logged({ [field]: 'x-secret-x', deep: [{ body: { [field]: 'x-secret-x', kept: 1 } }] });
    expect(JSON.stringify(entry)).not.toContain('x-secret-x');
    expect(entry).toMatchObject({ deep: [{ body: { kept: 1 } }] });
  });

  it('tells an error with its stack but without its secrets', () => {
    const error = Object.assign(new TypeError('no answer'), { request: { headers: { authorization: 'x-secret-x' } } });
    const entry = logged({ err: error });
    expect(entry).toMatchObject({ err: { type: 'TypeError', message: 'no answer' } });
    expect(JSON.stringify(entry)).toContain('logger.spec');
    expect(JSON.stringify(entry)).not.toContain('x-secret-x');
  });

  it('survives a value that contains itself', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(logged({ loop }).msg).toBe('hello');
  });
});

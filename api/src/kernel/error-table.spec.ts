import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { HttpException } from '@nestjs/common';
import { Refusal, type RefusalKind } from '@sae/domain/kernel';
import { ClientOfflineError, SimpleError } from 'redis';
import { errorBody, RefusalForNow, retryAfter } from './error-table.js';

const STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  'plan-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'key-reused': 422,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  unavailable: 503,
};

describe('An error', () => {
  it.each(Object.entries(STATUS) as [RefusalKind, number][])('that is %s is answered with %i', (kind, statusCode) => {
    const refusal = new Refusal(kind, 'order/some-reason', 'A sentence', ['one', 'two']);
    expect(errorBody(refusal, 'id')).toEqual({
      statusCode,
      code: 'order/some-reason',
      message: 'A sentence',
      errors: ['one', 'two'],
      requestId: 'id',
    });
  });

  it('nobody foresaw tells nothing of the inside', () => {
    for (const error of [new Error('password=secret'), new TypeError('x is undefined'), 'text', null, undefined])
      expect(errorBody(error, 'id')).toEqual({
        statusCode: 500,
        code: 'system/error',
        message: 'Something went wrong. Please try again.',
        requestId: 'id',
      });
  });

  it.each([400, 404, 413, 414, 415])('of the framework, %i, gets our words', (status) => {
    const ofFastify = Object.assign(new Error('FST_ERR_SECRET'), { statusCode: status });
    for (const error of [new HttpException('FST_ERR_SECRET', status), ofFastify]) {
      expect(errorBody(error, 'id').statusCode).toBe(status);
      expect(JSON.stringify(errorBody(error, 'id'))).not.toContain('SECRET');
    }
  });

  it('of a Redis that is away or cannot serve is worth another try', () => {
    for (const error of [new ClientOfflineError(), new SimpleError('LOADING Redis is loading the dataset in memory')]) {
      const { statusCode } = errorBody(error, 'id');
      expect([statusCode, retryAfter(error, statusCode)]).toEqual([503, 2]);
    }
    expect(errorBody(new SimpleError('WRONGTYPE Operation against a key'), 'id').statusCode).toBe(500);
  });

  it('of a connection that broke under a command is worth another try', () => {
    const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
    expect(errorBody(broken, 'id')).toMatchObject({ statusCode: 503, code: 'system/unavailable' });
    const file = Object.assign(new Error('ENOENT: open logo.png'), { code: 'ENOENT', syscall: 'open' });
    expect(errorBody(file, 'id').statusCode).toBe(500);
  });

  it('says for how long to wait when it knows', () => {
    const soon = new RefusalForNow('too-many', 'otp/too-soon', 'Wait', 17);
    expect(retryAfter(soon, 429)).toBe(17);
    expect(retryAfter(new Refusal('conflict', 'a/b', 'c'), 409)).toBeUndefined();
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { sharedSystem, type System } from '../../testing/system.js';

let system: System;
beforeAll(async () => {
  system = await sharedSystem({ config: { timeZone: 'Europe/London' } });
});
afterAll(() => system.stop());

describe('The settings', () => {
  it('tell anybody by which clocks times are shown, and may be kept for a minute', async () => {
    const { body, status, headers } = await request(system.url).get('/api/settings');
    expect([status, body]).toEqual([200, { timeZone: 'Europe/London' }]);
    expect(headers['cache-control']).toBe('public, max-age=60');
  });
});

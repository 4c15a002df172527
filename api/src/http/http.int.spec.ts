import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { eventually } from '../../../platform/testing/eventually.js';
import { startSystem, type System } from '../../testing/system.js';
import {
  addMenu,
  Client,
  expectStatus,
  placeOrder,
  signedInOwner,
  signUpBody,
  type Owner,
} from '../../testing/verbs.js';

let system: System;
let owner: Owner;

beforeAll(async () => {
  system = await startSystem();
  owner = await signedInOwner(system);
});
afterAll(() => system.stop());

const SECURED = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
};

describe('Every answer', () => {
  it('carries its number, and is kept by nobody', async () => {
    const { headers } = await owner.api.get('/menu');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('is read by browsers as what it is, over TLS from then on', async () => {
    const paths = [
      '/api/menu',
      '/api/nowhere',
      '/app/',
      '/app/nowhere.png',
      '/api/docs',
      '/socket.io/?EIO=4&transport=polling',
      '/socket.io/?EIO=1',
      '/socket.io/nowhere',
    ];
    for (const path of paths) {
      const { headers } = await request(system.url).get(path);
      expect({ path, ...headers }).toMatchObject({ path, ...SECURED });
    }
  });

  it('is so, too, where a socket is opened', async () => {
    const opening = get(`${system.url}/socket.io/?EIO=4&transport=websocket`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from('sixteen bytes...').toString('base64'),
      },
    });
    const [{ statusCode, headers }, socket] = (await once(opening, 'upgrade')) as [IncomingMessage, Socket];
    socket.destroy();
    expect({ statusCode, ...headers }).toMatchObject({ statusCode: 101, ...SECURED });
  });

  it('that refuses names the same number', async () => {
    for (const path of ['/nowhere', '/menu/%ZZ', '/menu/77']) {
      const { headers, body } = await owner.api.get(path);
      expect((body as { requestId: string }).requestId).toBe(headers['x-request-id']);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('says in the log who asked, and by which number', async () => {
    const { headers } = await owner.api.post('/menu', { category: 'Rice', name: 'Pulao', isVeg: true, price: 99 });
    const [added] = await system.log.read(`menu-${owner.restaurantId}`);
    expect(added).toMatchObject({ actor: 'person:1', requestId: headers['x-request-id'] });
  });
});

describe('Half of a character', () => {
  it('is refused before anything is done with it, wherever it stands', async () => {
    const visitor = new Client(system.url);
    const asked = [
      visitor.post('/users/login', `{"email":"a@b.in","password":"secret\\ud800"}`),
      visitor.post('/users/signup', JSON.stringify({ ...signUpBody('a@b.in'), password: 'secret\ud800' })),
      owner.api.post('/menu', `{"category":"Rice","name":"\\udc00","isVeg":true,"price":9}`),
      owner.api.get(`/menu?filter=${encodeURIComponent('{"q":"\\ud800"}')}`),
    ];
    for (const { status, body } of await Promise.all(asked)) expect([status, body]).toMatchObject([400, {}]);
  });
});

describe('The UI', () => {
  it('is told other rules than JSON', async () => {
    const { headers } = await request(system.url).get('/');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('is what the root leads to', async () => {
    for (const path of ['/', '/app']) {
      const answer = await request(system.url).get(path);
      expect([answer.status, answer.headers.location]).toEqual([302, '/app/']);
    }
  });

  it('is not asked for what it does not have', async () => {
    for (const path of ['/app/assets/none.js', '/app/../package.json', '/app/%2e%2e/package.json', '/app/logo.png'])
      expect((await request(system.url).get(path)).status).toBe(404);
  });
});

describe('Health', () => {
  it('names each part, and is not well without workers', async () => {
    const { status, body } = await eventually(async () => {
      const answer = await owner.api.get('/health');
      expect(answer.body).toMatchObject({ parts: { projections: 'up' } });
      return answer;
    });
    expect(status).toBe(503);
    expect(body).toEqual({
      status: 'degraded',
      parts: { eventStore: 'up', redis: 'up', projections: 'up', workers: 'down', mail: 'unknown' },
    });
    await system.redis.set('alive:workers', JSON.stringify({ mail: 'up' }));
    const well = await owner.api.get('/health');
    expect([well.status, well.body]).toMatchObject([200, { status: 'ok' }]);
  });
});

describe('Late read models', () => {
  it('are not shown while they lack what somebody was told is done', async () => {
    const menu = await addMenu(owner);
    system.signalProjections('SIGSTOP');
    try {
      const { id } = await placeOrder(owner, menu);
      expect((await owner.api.get('/orders/live')).status).toBe(503);
      system.signalProjections('SIGCONT');
      const { body } = await eventually(() => owner.api.get('/orders/live').then(expectStatus(200)));
      expect(body).toMatchObject([{ id }]);
    } finally {
      system.signalProjections('SIGCONT');
    }
  });
});

describe('A lost Redis', () => {
  it('comes back by itself: all is built anew from the log', async () => {
    await placeOrder(owner, await addMenu(owner));
    const before = (await owner.api.get('/orders/live')).text;
    await system.redis.flushAll();
    // An empty list shown as the truth would be a lie.
    const { status, headers } = await owner.api.get('/orders/live');
    expect([status, Number(headers['retry-after'])]).toEqual([503, expect.any(Number)]);
    await eventually(async () => {
      const answer = await owner.api.get('/orders/live').then(expectStatus(200));
      expect(answer.text).toBe(before);
    }, 15_000);
  });
});

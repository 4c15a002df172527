import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from './api.js';

const fetched = jest.fn<typeof fetch>();
const real = { fetch: globalThis.fetch };
const fakes = { fetch: fetched, localStorage: { getItem: () => null } };

const answer = (body: object, headers: Record<string, string> = {}) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status: 200, headers })));
const asked = () => {
  const [url, { method, body }] = fetched.mock.calls[0] as [string, RequestInit];
  return [method, url, body];
};

beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, fakes);
});
afterEach(() => void Object.assign(globalThis, real));

describe('A path', () => {
  it('is filled in', async () => {
    answer({ id: 7 });
    expect(await api.delete('/orders/{id}', { path: { id: 7 }, query: { reason: 'guest left' } })).toEqual({ id: 7 });
    expect(asked()).toEqual(['DELETE', '/api/orders/7?reason=guest+left', undefined]);
  });
  it('is no way to another one', async () => {
    answer({});
    await api.get('/guests/{token}', { path: { token: '../users/1?x#' } });
    expect(asked()).toEqual(['GET', '/api/guests/..%2Fusers%2F1%3Fx%23', undefined]);
  });
  it('carries the body it takes', async () => {
    answer({ planType: 'free_trial', amount: 0, durationDays: 10 });
    await api.post('/plans', { body: { planType: 'free_trial' } });
    expect(asked()).toEqual(['POST', '/api/plans', '{"planType":"free_trial"}']);
  });
});

it('Rows come with how many there are', async () => {
  answer([], { 'content-range': 'orders */431' });
  expect(await api.rows('/orders/past', { query: { range: '[0,19]' } })).toEqual({ rows: [], total: 431 });
  expect(asked()).toEqual(['GET', '/api/orders/past?range=%5B0%2C19%5D', undefined]);
});

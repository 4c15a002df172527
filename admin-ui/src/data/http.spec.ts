import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from './api-error.js';
import { request } from './http.js';
import { session } from './session.js';
import { till } from './till.js';

const answer = (status: number, body?: object) => () =>
  Promise.resolve(new Response(body === undefined ? '' : JSON.stringify(body), { status }));
const nobody = () => Promise.reject(new TypeError('Failed to fetch'));

const fetched = jest.fn<typeof fetch>();
const sent = (call = 0) => {
  const [url, init] = fetched.mock.calls[call] as [string, RequestInit];
  return { url, init, headers: init.headers as Headers };
};

const kept = new Map<string, string>();
const fakes = {
  fetch: fetched,
  window: { addEventListener: () => undefined, removeEventListener: () => undefined },
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
};
const real = { fetch: globalThis.fetch, setTimeout: globalThis.setTimeout, window: globalThis.window };

beforeEach(() => {
  kept.clear();
  fetched.mockReset();
  const soon = ((run: () => void) => real.setTimeout(run, 0)) as typeof setTimeout;
  Object.assign(globalThis, fakes, { setTimeout: soon });
});
afterEach(() => void Object.assign(globalThis, real));

describe('a call', () => {
  it('goes to the API with the token and the key of its intention', async () => {
    session.save({ token: 'secret', userId: 7 });
    fetched.mockImplementation(answer(200, { id: 1 }));
    const { json } = await request('/menu', { method: 'POST', body: { name: 'Naan' }, key: 'key-1' });
    expect(json).toEqual({ id: 1 });
    expect(sent().url).toBe('/api/menu');
    expect(sent().init).toMatchObject({ method: 'POST', body: '{"name":"Naan"}' });
    expect(sent().headers.get('Authorization')).toBe('Bearer secret');
    expect(sent().headers.get('Idempotency-Key')).toBe('key-1');
  });

  it('begins a trace of its own each time it is sent', async () => {
    fetched.mockImplementationOnce(nobody).mockImplementation(answer(200, {}));
    await request('/menu', { method: 'POST', key: 'key-1' });
    const traces = [0, 1].map((call) => sent(call).headers.get('traceparent'));
    expect(new Set(traces).size).toBe(2);
    expect(traces.every((trace) => trace?.startsWith('00-'))).toBe(true);
  });

  it('sends a form as a form, and leaves its boundary to the browser', async () => {
    fetched.mockImplementation(answer(200, {}));
    const form = new FormData();
    form.append('address', '12 MG Road');
    await request('/users/account', { method: 'PUT', body: form, key: 'key-1' });
    expect(sent().init.body).toBe(form);
    expect(sent().headers.has('Content-Type')).toBe(false);
    expect(sent().headers.get('Idempotency-Key')).toBe('key-1');
  });

  it('asked by the way ends no login when it is refused', async () => {
    session.save({ token: 'secret', userId: 7 });
    fetched.mockImplementation(answer(401, { message: 'No' }));
    await expect(request('/payments', { isAside: true })).rejects.toThrow('No');
    expect(sent().headers.get('Authorization')).toBe('Bearer secret');
    expect(session.isStored()).toBe(true);
  });

  it('carries no old login where one logs in', async () => {
    session.save({ token: 'old', userId: 7 });
    fetched.mockImplementation(answer(401, { message: 'Invalid email or password' }));
    await expect(request('/users/login', { method: 'POST', body: {}, anonymous: true })).rejects.toThrow(
      'Invalid email or password',
    );
    expect(sent().headers.has('Authorization')).toBe(false);
    expect(session.token()).toBe('old');
  });

  it('tells what the server said is wrong', async () => {
    const errors = ['Name is required', 'Price is required'];
    fetched.mockImplementation(answer(400, { code: 'request/invalid', message: 'Name is required', errors }));
    const error = await request('/menu', { method: 'POST', body: {} }).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, code: 'request/invalid', message: 'Name is required', errors });
  });

  it('understands a page of a proxy as an answer without words', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 })));
    await expect(request('/menu')).rejects.toMatchObject({ status: 502, message: '' });
  });
});

describe('when no answer comes', () => {
  it('a command with a key is sent again, with the same key, until one does', async () => {
    fetched
      .mockImplementationOnce(nobody)
      .mockImplementationOnce(answer(503))
      .mockImplementation(answer(201, { id: 9 }));
    const { json } = await request('/orders/admin', { method: 'POST', body: {}, key: 'key-1' });
    expect(json).toEqual({ id: 9 });
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(new Set([0, 1, 2].map((call) => sent(call).headers.get('Idempotency-Key')))).toEqual(new Set(['key-1']));
  });
  it('a command that the server gave up after 15 s is still sent again', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(15_000);
    fetched.mockImplementationOnce(answer(503)).mockImplementation(answer(201, { id: 9 }));
    const { json } = await request('/orders/admin', { method: 'POST', body: {}, key: 'key-1' });
    clock.mockRestore();
    expect(json).toEqual({ id: 9 });
    expect(sent(1).headers.get('Idempotency-Key')).toBe('key-1');
  });
  it('in full, or no JSON where a yes was due, it is none', async () => {
    const brokenOff = () => {
      const body = new ReadableStream({ start: (reading) => reading.error(new TypeError('network error')) });
      return Promise.resolve(new Response(body, { status: 201 }));
    };
    const ofAPortal = () => Promise.resolve(new Response('<html>Welcome to our Wi-Fi</html>'));
    for (const cut of [brokenOff, ofAPortal]) {
      fetched.mockReset().mockImplementation(cut);
      await expect(request('/menu')).rejects.toMatchObject({ status: 0, code: 'network/no-answer' });
      fetched
        .mockReset()
        .mockImplementationOnce(cut)
        .mockImplementation(answer(201, { id: 9 }));
      const { json } = await request('/orders/admin', { method: 'POST', body: {}, key: 'key-1' });
      expect(json).toEqual({ id: 9 });
      expect(sent(1).headers.get('Idempotency-Key')).toBe('key-1');
    }
  });
  it('a call without a key is not sent again', async () => {
    fetched.mockImplementation(nobody);
    await expect(request('/menu')).rejects.toMatchObject({ status: 0 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
  it('a refusal is an answer', async () => {
    fetched.mockImplementation(answer(409, { message: 'No' }));
    await expect(request('/orders/1/recurring', { method: 'PUT', key: 'key-1' })).rejects.toMatchObject({
      status: 409,
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('a login that has ended', () => {
  it('is forgotten, and whoever shows screens is told', async () => {
    const told = jest.fn();
    const unhear = session.onExpired(told);
    session.save({ token: 'old', userId: 7 });
    fetched.mockImplementation(answer(401, { message: 'No' }));
    await expect(request('/menu')).rejects.toMatchObject({ status: 401 });
    expect(session.token()).toBeNull();
    expect(told).toHaveBeenCalledTimes(1);
    unhear();
  });
  it('does not end the login that followed it', async () => {
    session.save({ token: 'old', userId: 7 });
    fetched.mockImplementation(() => {
      session.save({ token: 'new', userId: 7 });
      return answer(401, {})();
    });
    await expect(request('/menu')).rejects.toMatchObject({ status: 401 });
    expect(session.token()).toBe('new');
  });
  it('a missing plan makes whoever decides about access look again', async () => {
    const told = jest.fn();
    const unhear = session.onDoubted(told);
    fetched.mockImplementation(answer(402, {}));
    await expect(request('/menu')).rejects.toMatchObject({ status: 402 });
    expect(told).toHaveBeenCalledTimes(1);
    unhear();
  });
});

describe('a till', () => {
  const made = { id: 1, tillToken: 'door' };

  it('that is locked asks nothing until somebody is in, and then in their name', async () => {
    fetched.mockImplementation(answer(200, {}));
    session.save({ token: 'ravi', userId: 7 });
    till.choose(made);
    session.lock();
    expect([session.isLocked(), session.isStored(), session.userId()]).toEqual([true, true, 7]);
    const asked = request('/orders/live');
    await new Promise((resolve) => real.setTimeout(resolve, 5));
    expect(fetched).not.toHaveBeenCalled();
    session.save({ token: 'meena', userId: 7 });
    await asked;
    expect(sent().headers.get('Authorization')).toBe('Bearer meena');
  });

  it('finishes what was begun in the name of who began it, whoever is in by then', async () => {
    session.save({ token: 'ravi', userId: 7 });
    till.choose(made);
    fetched
      .mockImplementationOnce(() => {
        session.lock();
        session.save({ token: 'meena', userId: 7 });
        return nobody();
      })
      .mockImplementation(answer(200, {}));
    await request('/orders/admin', { method: 'POST', key: 'key-1' });
    expect([0, 1].map((call) => sent(call).headers.get('Authorization'))).toEqual(['Bearer ravi', 'Bearer ravi']);
  });

  it('whose login has ended is locked, and its screens stay', async () => {
    session.save({ token: 'ravi', userId: 7 });
    till.choose(made);
    fetched.mockImplementation(answer(401, { message: 'Authentication required. Please log in again.' }));
    await expect(request('/orders/live')).rejects.toThrow('Authentication required');
    expect([session.token(), session.userId(), session.isLocked()]).toEqual([null, 7, true]);
  });
});

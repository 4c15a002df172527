import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SessionView } from '@sae/domain/access';
import { sharedSystem, type System } from '../../testing/system.js';
import { Client, expectStatus, PASSWORD, signedInOwner } from '../../testing/verbs.js';

let system: System;

beforeAll(async () => {
  system = await sharedSystem({ nodes: 2 });
});
afterAll(() => system.stop());

const logIn = async (email: string, url = system.url) => {
  const { body } = await new Client(url).post('/users/login', { email, password: PASSWORD }).then(expectStatus(200));
  return (body as SessionView).token ?? '';
};
const lives = async (token: string) =>
  Promise.all(system.urls.map(async (url) => (await new Client(url, token).get('/menu')).status));

describe('Logging out', () => {
  it('ends that session on every node, and no other', async () => {
    const { email } = await signedInOwner(system);
    const [here, there] = [await logIn(email), await logIn(email)];
    expect([await lives(here), await lives(there)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await new Client(system.url, here).post('/users/logout', {}).then(expectStatus(200));
    expect([await lives(here), await lives(there)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
    expect((await new Client(system.url, here).post('/users/logout', {})).status).toBe(401);
  });

  it('everywhere ends them all; logging in again opens a new one', async () => {
    const { email } = await signedInOwner(system);
    const [here, there] = [await logIn(email), await logIn(email)];
    await new Client(system.url, here).post('/users/logout', { everywhere: true }).then(expectStatus(200));
    expect((await lives(there))[0]).toBe(401);
    expect(await lives(await logIn(email))).toEqual([200, 200]);
  });
});

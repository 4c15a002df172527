import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { OperatorLogin } from './operator-login.js';

const SECRET = 'an operator’s secret of 32 bytes or more: yes';
const basic = (login: string) => `Basic ${Buffer.from(login).toString('base64')}`;

const asked = async (login: OperatorLogin, authorization?: string, remoteAddress = '10.0.0.7') => {
  const request = { headers: { authorization }, socket: { remoteAddress } } as unknown as IncomingMessage;
  const answered = { status: 200, headers: {} as Record<string, string> };
  const answer = {
    writeHead: (status: number, headers: Record<string, string>) => {
      Object.assign(answered, { status, headers });
      return { end: () => undefined };
    },
  } as unknown as ServerResponse;
  const isAdmitted = await login.admits(request, answer);
  expect(isAdmitted).toBe(answered.status === 200);
  return answered;
};
const PAUSE_MS = 100;
const opened = () => {
  const told: [string, number][] = [];
  return { told, login: new OperatorLogin(SECRET, (...wrong) => told.push(wrong), PAUSE_MS) };
};

describe('The operator’s login', () => {
  it('admits the operator, by the whole secret', async () => {
    const { login, told } = opened();
    expect(await asked(login, basic(`operator:${SECRET}`))).toMatchObject({ status: 200 });
    expect(told).toEqual([]);
  });

  it('asks who comes without one, and tells of nobody', async () => {
    const { login, told } = opened();
    const { status, headers } = await asked(login);
    expect([status, headers['www-authenticate']]).toEqual([401, expect.stringMatching(/^Basic realm=/)]);
    expect(told).toEqual([]);
  });

  it('refuses whatever else is said', async () => {
    const { login } = opened();
    const wrong = [`operator:${SECRET}x`, `operator:${SECRET.slice(1)}`, `admin:${SECRET}`, `:${SECRET}`, 'operator:'];
    const others = ['', 'Basic', `Bearer ${SECRET}`, `Basic ${SECRET}`];
    // Of a client each: one alone may not try as often.
    const answers = await Promise.all(
      [...wrong.map(basic), ...others].map((said, n) => asked(login, said, `10.0.1.${n}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });

  it('answers a wrong try late, looks at few of a client, and lets others in meanwhile', async () => {
    const { login, told } = opened();
    const began = performance.now();
    const tries = Array.from({ length: 8 }, () => asked(login, basic('operator:guess')));
    expect((await asked(login, basic(`operator:${SECRET}`))).status).toBe(429);
    expect((await asked(login, basic(`operator:${SECRET}`), '10.0.0.8')).status).toBe(200);
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(performance.now() - began).toBeGreaterThan(0.9 * PAUSE_MS);
    expect(told).toEqual([['10.0.0.7', 1]]);
    expect((await asked(login, basic(`operator:${SECRET}`))).status).toBe(200);
  });
});

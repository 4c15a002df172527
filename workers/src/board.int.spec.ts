import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../platform/testing/eventually.js';
import { freePort } from '../../platform/testing/redis.js';
import { openWorkplace, type SignedUp, type Workplace } from '../testing/workplace.js';

const SECRET = 'what the operator alone knows, of 32 bytes or more';
const LOGIN = `Basic ${Buffer.from(`operator:${SECRET}`).toString('base64')}`;

interface ShownJob {
  readonly id: string;
  readonly data: object;
  readonly failedReason?: string;
  readonly attempts: number;
}
interface ShownQueue {
  readonly name: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly jobs: readonly ShownJob[];
}

let place: Workplace;
let port: number;

beforeAll(async () => {
  port = await freePort();
  place = await openWorkplace({ METRICS_PORT: String(port), OPERATOR_SECRET: SECRET });
  await place.workers.start();
});
afterAll(() => place.close());

const ask = (
  path: string,
  { method = 'GET', login = LOGIN as string | null, body = undefined as object | undefined } = {},
) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(login === null ? {} : { authorization: login }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
  });
const api = (method: string, path: string, body?: object) => ask(`/queues/api/queues/${path}`, { method, body });

/** All that is shown of a queue's jobs, as it is sent. */
const shownOf = async (queue: string, status: string): Promise<string> => {
  const answer = await ask(`/queues/api/queues?activeQueue=${queue}&status=${status}&page=1&jobsPerPage=20`);
  expect(answer.status).toBe(200);
  return answer.text();
};
const queueIn = (text: string, name: string): ShownQueue => {
  const { queues } = JSON.parse(text) as { queues: readonly ShownQueue[] };
  const found = queues.find((queue) => queue.name === name);
  if (!found) throw new Error(`${name} is not listed`);
  return found;
};
const mailsTo = ({ email }: SignedUp) => place.postOffice.mailsTo(email);
/** Somebody whose mail was refused for good, and the job it was. */
const refused = async () => {
  place.postOffice.mood = 'refuse';
  const who = await place.signUp();
  const id = `mail-${who.otpId}`;
  const text = await eventually(async () => {
    const shown = await shownOf('send-otp-mail', 'failed');
    expect(shown).toContain(id);
    return shown;
  });
  place.postOffice.mood = 'take';
  return { who, id, text };
};

describe('The queues', () => {
  it('are not there where no operator has a secret', async () => {
    const other = await freePort();
    const without = await openWorkplace({ METRICS_PORT: String(other), OPERATOR_SECRET: '' });
    try {
      await without.workers.start();
      const statuses = ['/queues', '/queues/api/queues', '/metrics'].map(
        async (path) => (await fetch(`http://127.0.0.1:${other}${path}`, { headers: { authorization: LOGIN } })).status,
      );
      expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
    } finally {
      await without.close();
    }
  });

  it('are for the operator alone', async () => {
    const wrong = `Basic ${Buffer.from(`admin:${SECRET}`).toString('base64')}`;
    const paths = ['/queues', '/queues/', '/queues?a=b', '/queues/api/queues', '/queues/static/images/logo.svg'];
    const tries = [...paths.map((path) => [path, null] as const), ['/queues', wrong] as const];
    for (const [path, login] of tries) {
      const answer = await ask(path, { login });
      const challenge = answer.headers.get('www-authenticate');
      expect([path, answer.status, challenge]).toEqual([path, 401, expect.stringContaining('Basic')]);
      expect(await answer.text()).toBe('');
    }
    expect((await ask('/queuesque')).status).toBe(404);
    expect((await ask('/metrics', { login: null })).status).toBe(200);
  });

  it('are a page that nobody frames, keeps or feeds', async () => {
    const page = await ask('/queues');
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(html).toContain('<base href="/queues/" />');
    const [, script] = /src="(static\/js\/main\.\w+\.js)"/.exec(html) ?? [];
    expect((await ask(`/queues/${script}`)).status).toBe(200);
  });

  it('are all listed, with how many jobs stand where', async () => {
    const who = await place.signUp();
    await eventually(() => expect(mailsTo(who)).toHaveLength(1));
    await eventually(async () => {
      const { counts } = queueIn(await shownOf('send-otp-mail', 'completed'), 'send-otp-mail');
      expect(counts).toMatchObject({ completed: expect.any(Number), failed: 0, waiting: 0 });
      expect(counts.completed).toBeGreaterThan(0);
    });
    const { queues } = JSON.parse(await shownOf('export-orders', 'failed')) as { queues: readonly ShownQueue[] };
    expect(queues.map(({ name }) => name).sort()).toEqual([
      ...[
        'export-orders',
        'send-account-notice',
        'send-month-report',
        'send-otp-mail',
        'send-receipt',
        'send-sign-up-notice',
      ],
    ]);
  });
});

describe('A job', () => {
  it('that failed is tried again, and works', async () => {
    const { who, id } = await refused();
    expect((await api('PUT', `send-otp-mail/${id}/retry`)).status).toBe(204);
    await eventually(() => expect(mailsTo(who)).toHaveLength(1));
    await eventually(async () =>
      expect(queueIn(await shownOf('send-otp-mail', 'failed'), 'send-otp-mail').jobs).toEqual([]),
    );
  });

  it('that failed says whose it is and why, but no address, no code, no name', async () => {
    const { who, id, text } = await refused();
    const job = queueIn(text, 'send-otp-mail').jobs.find((each) => each.id === id);
    expect(job?.data).toEqual({
      ...{ restaurantId: who.restaurantId, otpId: who.otpId, issuedAt: expect.any(String) },
    });
    expect(job?.failedReason).toBe('The mail server refuses the address');
    expect(text).not.toContain(who.email);
  });

  it('that waits to be tried again says no more, and is tried at once', async () => {
    const who = await place.signUp();
    await eventually(() => expect(mailsTo(who)).toHaveLength(1));
    await place.verify(who);
    place.postOffice.mood = 'defer';
    await place.pay(who);
    // By then it waits for some seconds.
    const waiting = await eventually(async () => {
      const shown = await shownOf('send-receipt', 'delayed');
      expect(queueIn(shown, 'send-receipt').jobs[0]?.attempts).toBeGreaterThanOrEqual(4);
      return shown;
    });
    place.postOffice.mood = 'take';
    const [job] = queueIn(waiting, 'send-receipt').jobs;
    expect(job?.data).toMatchObject({ restaurantId: who.restaurantId, receipt: '[hidden]' });
    expect(job?.failedReason).toMatch(/451 4\.2\.1 <\[address\]>/);
    for (const shown of [waiting, await (await api('GET', `send-receipt/${job?.id}`)).text()]) {
      expect(shown).toContain(job?.id);
      for (const told of [who.email, 'Asha', 'Spice Garden']) expect(shown).not.toContain(told);
    }
    expect((await api('PUT', `send-receipt/${job?.id}/promote`)).status).toBe(204);
    await eventually(() => expect(mailsTo(who).at(-1)?.subject).toMatch(/^Receipt /), 2_000);
  });

  it('is neither made, changed nor taken away here: it follows from the log', async () => {
    const { id } = await refused();
    const tries: [string, string, object?][] = [
      ['POST', 'send-otp-mail/add', { name: 'send-otp-mail', data: { restaurantId: 1 }, options: {} }],
      ['PATCH', `send-otp-mail/${id}/update-data`, { jobData: { restaurantId: 1 } }],
      ['PUT', `send-otp-mail/${id}/clean`],
      ['PUT', 'send-otp-mail/clean/failed'],
      ['PUT', 'send-otp-mail/empty'],
      ['PUT', 'send-otp-mail/obliterate', { force: true }],
      ['PUT', 'send-otp-mail/pause'],
      ['PUT', 'pause'],
      ['PUT', 'send-otp-mail/concurrency', { concurrency: 1 }],
    ];
    for (const [method, path, body] of tries)
      expect([path, (await api(method, path, body)).status]).toEqual([path, 403]);
    const { jobs } = queueIn(await shownOf('send-otp-mail', 'failed'), 'send-otp-mail');
    expect(jobs.map((job) => job.id)).toContain(id);
    expect((await ask('/queues/api/redis/stats')).status).toBe(403);
  });
});

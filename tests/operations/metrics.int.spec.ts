import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../platform/testing/eventually.js';
import { signedInOwner, startSystem } from '../support/system.mjs';

const page = (path: string) => readFileSync(fileURLToPath(new URL(`../../docs/${path}`, import.meta.url)), 'utf8');

let port: number;
let system: Awaited<ReturnType<typeof startSystem>>;

beforeAll(async () => {
  // The next two are its neighbours': from where nobody is given a port by chance.
  port = 20_000 + 3 * Math.floor(Math.random() * 4_000);
  system = await startSystem({ env: { METRICS_PORT: String(port) }, isShortLived: true });
});
afterAll(() => system.stop());

const measuredBy = async (nth: number): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port + nth}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
};
const measured = async () => (await Promise.all([0, 1, 2].map(measuredBy))).join('\n');
/** What a measure says, of these labels; NaN where it is not there. */
const valueIn = (text: string, name: string, ...labels: string[]): number => {
  const line = text.split('\n').find((one) => one.startsWith(name) && labels.every((label) => one.includes(label)));
  return Number(line?.split(' ').at(-1) ?? NaN);
};

describe('What is measured', () => {
  it('is how long requests took by their route, what was refused, and what looks like an attack', async () => {
    const owner = await signedInOwner(system);
    await owner.api.get('/orders/live');
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong!' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${system.url}/api/users/login`, { method: 'POST', headers, body });
    const text = await measuredBy(0);
    const requests = 'sae_http_request_duration_seconds_count';
    expect(valueIn(text, requests, 'method="GET"', 'route="/api/orders/live"', 'status="200"')).toBe(1);
    expect(valueIn(text, requests, 'route="/api/users/login"', 'status="401"')).toBe(1);
    expect(valueIn(text, 'sae_refusals_total', 'code="log-in/wrong"')).toBe(1);
    expect(valueIn(text, 'sae_security_events_total', 'event="security.login_failed"')).toBe(1);
    expect(valueIn(text, 'sae_sockets_open')).toBe(0);
  });

  it('is how far the read models are, and what waits in the queues', async () => {
    await eventually(async () => {
      const text = await measured();
      expect(valueIn(text, 'sae_projection_live')).toBe(1);
      expect(valueIn(text, 'sae_projection_lag_seconds')).toBe(0);
      expect(valueIn(text, 'sae_projection_lag_events')).toBe(0);
      expect(valueIn(text, 'sae_projection_events_total')).toBeGreaterThan(3);
      expect(valueIn(text, 'sae_parked_books')).toBe(0);
      expect(valueIn(text, 'sae_mail_up')).toBe(1);
      expect(valueIn(text, 'sae_queue_jobs', 'queue="send-otp-mail"', 'state="completed"')).toBeGreaterThan(0);
      expect(valueIn(text, 'sae_queue_jobs', 'queue="export-orders"', 'state="waiting"')).toBe(0);
    });
  });

  it('is of every process its loop, its memory and its processor', async () => {
    for (const [nth, name] of ['api', 'projections', 'workers'].entries()) {
      const text = await measuredBy(nth);
      for (const measure of [
        'nodejs_eventloop_lag_p99_seconds',
        'process_resident_memory_bytes',
        'process_cpu_seconds_total',
      ])
        expect(valueIn(text, measure, `process="${name}"`)).toBeGreaterThan(0);
    }
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });

  it('is all that the dashboard draws and the alarms look at', async () => {
    const text = await measured();
    const asked = `${page('monitoring/dashboard.json')}${page('monitoring/alerts.yml')}`;
    const names = new Set(asked.match(/\b(sae|nodejs|process)_[a-z0-9_]+\b/g));
    expect(names.size).toBeGreaterThan(12);
    for (const name of names) expect(text).toContain(`\n${name}`);
  });

  it('has a line of what to do for every alarm', () => {
    const alarms = [...page('monitoring/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
    expect(alarms.filter((name) => !page('operations.md').includes(`\`${name}\``))).toEqual([]);
  });
});

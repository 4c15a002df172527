import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../platform/testing/eventually.js';
import { PASSWORD, signedInOwner, startSystem, type Owner, type System } from '../support/system.mjs';

type Attributes = readonly { readonly key: string; readonly value: Readonly<Record<string, string | number>> }[];
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: Attributes;
}
/** OTLP as JSON. */
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const valuesOf = (attributes: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** All that has come to the collector. */
const said: string[] = [];
const spans = () =>
  said
    .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
    .flatMap(({ resource, scopeSpans }) =>
      scopeSpans
        .flatMap((scope) => scope.spans)
        .map((span) => ({
          ...span,
          service: valuesOf(resource.attributes)['service.name'],
          said: valuesOf(span.attributes),
        })),
    );
const spanIn = (traceId: string, name: string) => {
  const found = spans().filter((span) => span.traceId === traceId && span.name === name);
  expect(found).toHaveLength(1);
  return found[0]!;
};

let collector: Server;
const collect = async (port = 0): Promise<number> => {
  collector = createServer((request, answer) => {
    void text(request).then((body) => {
      said.push(body);
      answer.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(collector.listen(port, '127.0.0.1'), 'listening');
  return (collector.address() as AddressInfo).port;
};
const goAway = async () => {
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
};

const CUSTOMER = { name: 'Meenakshi Iyer', phone: '9876501234', address: '12 Temple Road' };
const CAUSE = '00f067aa0ba902b7';

let port: number;
let system: System;
let owner: Owner;
let dish: number;

const placeOrder = (traceId: string): Promise<Response> =>
  fetch(`${system.url}/api/orders/admin`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      ...{ 'idempotency-key': crypto.randomUUID(), traceparent: `00-${traceId}-${CAUSE}-01` },
    },
    body: JSON.stringify({ kind: 'delivery', customer: CUSTOMER, items: [{ id: dish, quantity: 2, portion: 'full' }] }),
  });

beforeAll(async () => {
  port = await collect();
  system = await startSystem({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` }, isShortLived: true });
  owner = await signedInOwner(system);
  const naan = { category: 'Breads', name: 'Butter Naan', isVeg: true, price: 40 };
  ({ id: dish } = await owner.api.post<{ id: number }>('/menu', naan));
  // The first one opens the book of the year.
  await owner.api.post('/orders/admin', { tableNo: 4, items: [{ id: dish, quantity: 1, portion: 'full' }] });
});
afterAll(async () => {
  await system.stop();
  await goAway();
});

describe('A trace', () => {
  it('goes from the call of a browser to what its readers see', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const answer = await placeOrder(traceId);
    expect(answer.status).toBe(201);
    await eventually(() => {
      const request = spanIn(traceId, 'POST /api/orders/admin');
      const decision = spanIn(traceId, 'decide PlaceOrder');
      const waiting = spanIn(traceId, 'wait for the read models');
      const projected = spanIn(traceId, 'project OrderPlaced');
      expect(
        [request, decision, waiting, projected].map(({ service, parentSpanId }) => [service, parentSpanId]),
      ).toEqual([
        ['sae-api', CAUSE],
        ['sae-api', request.spanId],
        ['sae-api', request.spanId],
        ['sae-projections', decision.spanId],
      ]);
      const requestId = answer.headers.get('x-request-id');
      expect(request.said).toEqual({
        'http.request.method': 'POST',
        'http.route': '/api/orders/admin',
        'http.response.status_code': 201,
        'sae.request_id': requestId,
      });
      expect(projected.said).toEqual({ 'sae.request_id': requestId });
    });
  });

  it('goes on to the mail that follows, and to what is noted of it', async () => {
    await eventually(() => {
      const { traceId, spanId } = spans().find(({ name }) => name === 'POST /api/users/signup')!;
      const decision = spanIn(traceId, 'decide SignUp');
      const reaction = spanIn(traceId, 'react to OtpIssued');
      const job = spanIn(traceId, 'send-otp-mail');
      const noted = spanIn(traceId, 'project OtpMailed');
      expect([decision, reaction, job, noted].map(({ service, parentSpanId }) => [service, parentSpanId])).toEqual([
        ['sae-api', spanId],
        ['sae-workers', decision.spanId],
        ['sae-workers', reaction.spanId],
        ['sae-projections', job.spanId],
      ]);
    });
  });

  it('says nothing of who asked, what for, or from where', async () => {
    await fetch(`${system.url}/api/guests/a-code-of-a-table?asked=for`, { headers: { cookie: 'a=cookie' } });
    await eventually(() => expect(spans().map(({ name }) => name)).toContain('GET /api/guests/:token'));
    const all = said.join();
    const secrets = [owner.token, owner.email, PASSWORD, 'Asha Rao', 'Spice Garden', 'Butter Naan'];
    const ofRequests = ['a-code-of-a-table', 'asked=for', 'a=cookie', '127.0.0.1'];
    const told = [...secrets, ...Object.values(CUSTOMER), ...ofRequests].filter((secret) => all.includes(secret));
    expect(told).toEqual([]);
  });

  it('is missed by nobody while its collector is away, which each process tells once', async () => {
    await goAway();
    const away = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
    const tell = (word: string) =>
      system.said().match(new RegExp(`"name":"api".*Traces are ${word}`, 'g'))?.length ?? 0;
    await eventually(async () => {
      const began = performance.now();
      expect((await placeOrder(away)).status).toBe(201);
      expect(performance.now() - began).toBeLessThan(2_000);
      expect(tell('not collected')).toBe(1);
    });
    await collect(port);
    const back = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
    await placeOrder(back);
    await eventually(() => spanIn(back, 'project OrderPlaced'), 40_000);
    await eventually(() => expect([tell('not collected'), tell('collected again')]).toEqual([1, 1]));
  }, 90_000);

  it('keeps nobody from stopping', async () => {
    await goAway();
    await placeOrder('cccccccccccccccccccccccccccccccc');
    await system.stop();
    expect(system.said()).not.toContain('did not stop');
  });
});

import type { Act } from '@sae/domain/people';
import { accessCalls } from './calls/access.js';
import type { Asking } from './calls/asking.js';
import { guestCalls } from './calls/guests.js';
import { officeCalls } from './calls/office.js';
import { orderingCalls } from './calls/ordering.js';
import { peopleCalls } from './calls/people.js';
import type { PreparedHouse } from './prepared-house.js';
import type { Document } from './reference.js';

/** One route of the description, and how it is asked for so that it is done. */
export interface RouteCall {
  /** As the description names it, say `billing.complete`. */
  readonly name: string;
  readonly method: string;
  readonly template: string;
  readonly isCommand: boolean;
  /** Asked for without a login. */
  readonly isOpen: boolean;
  /** The row of the table of rights that says who may. */
  readonly right: Act | undefined;
  /** Makes what it needs, which takes calls of its own: the answer can be sent once, and is then done (2xx). */
  ready(house: PreparedHouse): Promise<Asking>;
}

const READY = { ...accessCalls, ...guestCalls, ...officeCalls, ...orderingCalls, ...peopleCalls };

interface Described {
  readonly operationId?: string;
  readonly security?: readonly object[];
  readonly 'x-right'?: Act;
}

/**
 * One valid call of every route of the API's description, for a prepared restaurant; throws when a route has none, so
 * that a new one is in every sweep.
 *
 *     const house = await PreparedHouse.open(system, till);
 *     for (const call of everyCall(await descriptionOf(system.url))) {
 *       const asking = await call.ready(house);
 *       const { status } = await send(house, call, asking);
 *     }
 *
 * Questions are about what stands in the house and change nothing there, so they can be asked for ever from one `ready`;
 * commands need `ready` each time. Exports are built by workers (`system.startWorkers()`); payments at Razorpay need a
 * till: `{ razorpay: await new StandInRazorpay().open(), url: await system.addNode({ payments: razorpay.settings }) }`.
 */
export const everyCall = ({ paths }: Document): readonly RouteCall[] => {
  const calls = Object.entries(paths).flatMap(([template, item]) =>
    Object.entries(item).map(([method, operation]): RouteCall => {
      const { operationId: name = '', security, 'x-right': right } = operation as Described;
      const make = READY[name];
      if (!make) throw new Error(`No call is known of ${method} ${template} (${name}): tell one in api/testing/calls`);
      const kind = { isCommand: method !== 'get', isOpen: security?.length === 0, right };
      return { name, method, template, ...kind, ready: async (house) => make(house) };
    }),
  );
  const known = new Set(calls.map(({ name }) => name));
  const gone = Object.keys(READY).filter((name) => !known.has(name));
  if (gone.length > 0) throw new Error(`The description knows nothing of ${gone.join(', ')}`);
  return calls;
};

export const descriptionOf = async (url: string): Promise<Document> =>
  (await (await fetch(`${url}/api/docs-json`)).json()) as Document;

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly isJson: boolean;
  /** Of what is JSON. */
  readonly body: unknown;
}

const payloadOf = ({ body, form, files }: Asking): RequestInit => {
  if (form || files) {
    const data = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) data.append(name, value);
    for (const [name, bytes] of Object.entries(files ?? {})) data.append(name, new Blob([new Uint8Array(bytes)]), name);
    return { body: data };
  }
  if (body === undefined) return {};
  const json = typeof body === 'string' ? body : JSON.stringify(body);
  return { body: json, headers: { 'content-type': 'application/json' } };
};

export interface Sending {
  /** The same again is done once; none where nothing is said. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** Another node than the house's own, where any can do it. */
  readonly url?: string;
}

/** Sends it as a client does. */
export const send = async (
  { owner }: Pick<PreparedHouse, 'owner'>,
  { method }: Pick<RouteCall, 'method'>,
  asking: Asking,
  { key, signal, url = owner.api.url }: Sending = {},
): Promise<Answered> => {
  const { token = owner.token } = asking;
  const { headers, ...payload } = payloadOf(asking);
  const answer = await fetch(`${asking.url ?? url}/api${asking.path}`, {
    method: method.toUpperCase(),
    ...payload,
    headers: {
      ...(headers as Record<string, string> | undefined),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...asking.headers,
    },
    ...(signal ? { signal } : {}),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    ...{ status: answer.status, headers: answer.headers, bytes, isJson },
    // Parsed by whoever looks at it: the sweeps ask for megabytes of which they want the length.
    get body() {
      return isJson ? (JSON.parse(bytes.toString()) as unknown) : null;
    },
  };
};

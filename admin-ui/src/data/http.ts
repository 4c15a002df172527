import { ApiError, isAway } from './api-error.js';
import { proven, takeOffered, type Proof } from './proofs.js';
import { ownCommands } from './own-commands.js';
import { serverClock } from './server-clock.js';
import { session } from './session.js';
import { newTraceparent } from './traceparent.js';

const BASE = '/api';
/** The server answers a command within 15 s or so; a picture may wait for a slow line, a file for its making; a question should not. */
const PATIENCE_MS = { command: 25_000, question: 20_000, upload: 180_000, file: 15 * 60_000 } as const;
const RETRY_AFTER_MS = [400, 1_200, 3_000] as const;
const RETRY_WITHIN_MS = 40_000;

export interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a form as a form. */
  readonly body?: unknown;
  /** The intention's Idempotency-Key: with it the call is repeated by itself when no answer comes. */
  readonly key?: string;
  /** Asked by nobody in particular: carries no login, and a 401 is about what was sent. */
  readonly anonymous?: boolean;
  /** Asked by the way, where nobody need be logged in: a 401 ends no login. */
  readonly isAside?: boolean;
  /** Is a file asked for, which must be made first? */
  readonly isFile?: boolean;
  readonly headers?: HeadersInit;
  readonly signal?: AbortSignal;
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly json: T;
}

interface ErrorBody {
  code?: string;
  message?: string;
  errors?: string[];
  error?: unknown;
  details?: unknown;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const parsed = (text: string): unknown => {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    // A proxy's page instead of the API's JSON: the status says the rest.
    return undefined;
  }
};

const isForm = (body: unknown): body is FormData => body instanceof FormData;

const written = (body: unknown): BodyInit | undefined =>
  body === undefined || isForm(body) ? body : JSON.stringify(body);

const patienceFor = ({ method = 'GET', body, isFile }: Ask): number => {
  if (isForm(body)) return PATIENCE_MS.upload;
  if (isFile) return PATIENCE_MS.file;
  return method === 'GET' ? PATIENCE_MS.question : PATIENCE_MS.command;
};

/** An ask in somebody's name: who began it, whoever is logged in when it is tried again. */
interface Named extends Ask {
  readonly token: string | null;
  readonly proof?: Proof;
}

const headersOf = ({ headers, body, key, token, proof }: Named): Headers => {
  const all = new Headers(headers);
  all.set('Accept', 'application/json');
  all.set('traceparent', newTraceparent());
  // Of a form the browser says it itself, with the boundary it has chosen.
  if (body !== undefined && !isForm(body)) all.set('Content-Type', 'application/json');
  if (key) all.set('Idempotency-Key', key);
  if (token) all.set('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(proof ?? {})) all.set(name, value);
  return all;
};

const unreachable = () =>
  new ApiError(0, 'network/no-answer', 'The server cannot be reached. Please check your connection.');

/** Whatever breaks on the way, be it in the middle of an answer, is no answer. */
const received = async <T>(coming: Promise<T>, signal?: AbortSignal): Promise<T> => {
  try {
    return await coming;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
};

const send = async (path: string, ask: Named): Promise<Response> => {
  const { method = 'GET', body, signal } = ask;
  const patience = AbortSignal.timeout(patienceFor(ask));
  const asking = fetch(BASE + path, {
    method,
    headers: headersOf(ask),
    body: written(body),
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  });
  const response = await received(asking, signal);
  serverClock.hear(response.headers);
  return response;
};

const refused = (response: Response, text: string, token: string | null): ApiError => {
  const { code = 'unknown', message = '', errors = [], error, details } = (parsed(text) ?? {}) as ErrorBody;
  // Only the login that was refused ends: a late answer to an old one must not end a new one.
  if (response.status === 401 && token && token === session.token()) session.expire();
  if (response.status === 402) session.doubt();
  return new ApiError(response.status, code, message, errors, { error: textOf(error), details: textOf(details) });
};

const accepted = async (path: string, ask: Named): Promise<Response> => {
  const response = await send(path, ask);
  const { signal, isAside, token } = ask;
  if (!response.ok) throw refused(response, await received(response.text(), signal), isAside ? null : token);
  return response;
};

/** In the name of who is in; at a locked till of who comes next. */
const named = async (ask: Ask): Promise<Named> => {
  if (ask.anonymous) return { ...ask, token: null };
  if (session.isLocked()) await session.unlocked();
  return { ...ask, token: session.token() };
};

const once = async <T>(path: string, ask: Named): Promise<Answer<T>> => {
  const response = await accepted(path, ask);
  const text = await received(response.text(), ask.signal);
  const json = parsed(text);
  // A Wi-Fi's page, say: it was somebody else who answered.
  if (text && json === undefined) throw unreachable();
  return { status: response.status, headers: response.headers, json: json as T };
};

/** A file; `signal` gives it up. */
export const download = async (path: string, signal = new AbortController().signal): Promise<Blob> => {
  const response = await accepted(path, await named({ signal, isFile: true }));
  return received(response.blob(), signal);
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms * (0.75 + Math.random() / 2)));

const insisted = async <T>(path: string, ask: Named): Promise<Answer<T>> => {
  const begun = Date.now();
  for (const wait of ask.key ? RETRY_AFTER_MS : []) {
    try {
      return await once<T>(path, ask);
    } catch (error) {
      if (!isAway(error) || Date.now() - begun > RETRY_WITHIN_MS) throw error;
      await pause(wait);
    }
  }
  return once<T>(path, ask);
};

/** The one door to the API; `api` stands before it with the types of what goes through. */
export const request = async <T>(path: string, ask: Ask = {}): Promise<Answer<T>> => {
  const { key } = ask;
  const asked = await named(ask);
  if (key === undefined) return insisted(path, asked);
  ownCommands.sent(key);
  try {
    return await proven((proof) => insisted<T>(path, proof ? { ...asked, proof } : asked), takeOffered(key));
  } catch (error) {
    ownCommands.unanswered(key);
    throw error;
  }
};

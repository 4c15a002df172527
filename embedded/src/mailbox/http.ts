import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import { onlySameUser } from '../same-user.js';
import { type Mails, type Summary, search } from './mails.js';
import { listPage, mailPage } from './page.js';

const STATIC = new URL('../../static/mailbox/', import.meta.url);
const PAGE = 50;
const LONGEST_QUERY = 1_000;

/** What a request gets. Thrown, it is a refusal: its body the sentence. */
class Answer {
  constructor(
    readonly status: number,
    readonly body: string | Buffer,
    readonly type = 'text/plain; charset=utf-8',
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

const json = (status: number, value: unknown) => new Answer(status, JSON.stringify(value), 'application/json');
const html = (text: string, headers?: Readonly<Record<string, string>>) =>
  new Answer(200, text, 'text/html; charset=utf-8', headers);

/** A page runs nothing. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; img-src data:; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/** A mail runs nothing, loads nothing and is nobody, wherever it is opened. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'";

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': PAGE_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Another name for this machine is how a foreign page would read the codes in these mails (DNS rebinding). */
const isLocal = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);

const whole = (url: URL, name: string, fallback: number): number => {
  const text = url.searchParams.get(name) ?? '';
  if (text === '') return fallback;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Answer(400, `${name} must be a whole number, 0 or more.`);
};

const queryIn = (url: URL): string => {
  const query = url.searchParams.get('query')?.trim() ?? '';
  if (query.length > LONGEST_QUERY) throw new Answer(400, `query may have at most ${LONGEST_QUERY} characters.`);
  return query;
};

/** Mailpit's answer, as far as it goes. */
const paged = (all: readonly Summary[], matching: readonly Summary[], url: URL): Answer => {
  const start = whole(url, 'start', 0);
  const messages = matching.slice(start, start + whole(url, 'limit', PAGE));
  return json(200, { total: all.length, count: messages.length, messages_count: matching.length, start, messages });
};

/** What there is of one mail, by what the address ends with. */
const oneMail = async (mails: Mails, kind: string, id: string): Promise<Answer> => {
  if (!mails.has(id)) throw new Answer(404, 'There is no such mail.');
  if (kind === 'raw') return new Answer(200, await mails.raw(id));
  const message = await mails.read(id);
  if (kind === 'json') return json(200, message);
  if (kind === 'page') return html(mailPage(message));
  const view = `<!doctype html><meta charset="utf-8"><base target="_blank">${message.HTML}`;
  return html(view, { 'content-security-policy': MAIL_POLICY });
};

const ONE_MAIL = [
  ['json', /^\/api\/v1\/message\/(\w+)$/],
  ['raw', /^\/api\/v1\/message\/(\w+)\/raw$/],
  ['page', /^\/mail\/(\w+)$/],
  ['view', /^\/view\/(\w+)\.html$/],
] as const;

const answer = async (mails: Mails, method: string, url: URL): Promise<Answer> => {
  if (url.pathname === '/api/v1/messages' && method === 'DELETE') {
    await mails.clear();
    return new Answer(200, 'ok');
  }
  if (method !== 'GET' && method !== 'HEAD') throw new Answer(405, 'This address can only be read.');
  for (const [kind, path] of ONE_MAIL) {
    const [, id] = path.exec(url.pathname) ?? [];
    if (id) return oneMail(mails, kind, id);
  }
  if (url.pathname === '/mailbox.css')
    return new Answer(200, await readFile(new URL('mailbox.css', STATIC)), 'text/css');
  if (!['/', '/api/v1/messages', '/api/v1/search'].includes(url.pathname))
    throw new Answer(404, 'There is nothing at this address.');
  const query = queryIn(url);
  const all = await mails.list();
  const matching = all.filter(search(query));
  return url.pathname === '/' ? html(listPage(matching.slice(0, PAGE), query)) : paged(all, matching, url);
};

export type Tell = (error: unknown, sentence: string) => void;

const handle = async (mails: Mails, request: IncomingMessage, tell: Tell): Promise<Answer> => {
  try {
    if (!isLocal(request.headers.host)) throw new Answer(403, 'The mailbox answers only on this machine.');
    if (!URL.canParse(request.url ?? '', 'http://mailbox')) throw new Answer(400, 'This is no address.');
    return await answer(mails, request.method ?? '', new URL(request.url ?? '', 'http://mailbox'));
  } catch (error) {
    if (error instanceof Answer) return json(error.status, { Error: error.body });
    tell(error, 'a request to the mailbox failed');
    return json(500, { Error: 'The mailbox failed to answer.' });
  }
};

/** The mailbox's pages and its JSON, on this machine and for this user only. */
export const startHttp = async (mails: Mails, port: number, tell: Tell): Promise<Server> => {
  const server = createServer((request, response) => {
    void handle(mails, request, tell).then(({ status, body, type, headers }) => {
      response.writeHead(status, { ...HEADERS, 'content-type': type, ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
      // A body nobody read would hold the connection.
      request.resume();
    });
  });
  onlySameUser(server).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

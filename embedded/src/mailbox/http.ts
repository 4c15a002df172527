import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { onlySameUser } from '../same-user.js';
import { messagesApi } from './api.js';
import { Answer, json } from './answer.js';
import type { MailStore, Tell } from './mail-store.js';
import { readHtml } from './read-mail.js';

const STATIC = new URL('../../static/mailbox/', import.meta.url);
const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/mailbox.js': ['mailbox.js', 'text/javascript; charset=utf-8'],
  '/mail.js': ['mail.js', 'text/javascript; charset=utf-8'],
  '/mailbox.css': ['mailbox.css', 'text/css; charset=utf-8'],
  '/mail.css': ['mail.css', 'text/css; charset=utf-8'],
  '/layout.css': ['layout.css', 'text/css; charset=utf-8'],
};

/** The page runs its own script and no other. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
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

/** Tells the page of each change, for as long as it listens. */
const stream = (store: MailStore, response: ServerResponse): void => {
  response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
  response.write('retry: 1000\n\n');
  const unwatch = store.watch(() => response.write('data: changed\n\n'));
  response.once('close', unwatch);
};

const view = async (store: MailStore, id: string): Promise<Answer> => {
  if (!store.find(id)) throw new Answer(404, 'There is no such mail.');
  const page = `<!doctype html><meta charset="utf-8"><base target="_blank">${await readHtml(await store.raw(id))}`;
  return new Answer(200, page, 'text/html; charset=utf-8', { 'content-security-policy': MAIL_POLICY });
};

const answer = async (store: MailStore, request: IncomingMessage, url: URL): Promise<Answer> => {
  if (url.pathname.startsWith('/api/')) return messagesApi(store, request, url);
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Answer(405, 'This address can only be read.');
  const [, id] = /^\/view\/(\w+)\.html$/.exec(url.pathname) ?? [];
  if (id) return view(store, id);
  const [file, type] = FILES[url.pathname] ?? [];
  if (!file) throw new Answer(404, 'There is nothing at this address.');
  return new Answer(200, await readFile(new URL(file, STATIC)), type);
};

const handle = async (store: MailStore, request: IncomingMessage, tell: Tell): Promise<Answer> => {
  try {
    if (!isLocal(request.headers.host)) throw new Answer(403, 'The mailbox answers only on this machine.');
    if (!URL.canParse(request.url ?? '', 'http://mailbox')) throw new Answer(400, 'This is no address.');
    return await answer(store, request, new URL(request.url ?? '', 'http://mailbox'));
  } catch (error) {
    if (error instanceof Answer) return json(error.status, { Error: error.body }, error.headers);
    tell(error, 'a request to the mailbox failed');
    return json(500, { Error: 'The mailbox failed to answer.' });
  }
};

/** The mailbox's page and its JSON, on this machine and for this user only. */
export const startHttp = async (store: MailStore, port: number, tell: Tell): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.url === '/events' && request.method === 'GET' && isLocal(request.headers.host))
      return stream(store, response);
    void handle(store, request, tell).then(({ status, body, type, headers }) => {
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

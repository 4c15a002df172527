import type { IncomingMessage } from 'node:http';
import { Answer, json } from './answer.js';
import type { MailStore } from './mail-store.js';
import { readHeaders, readMessage } from './read-mail.js';
import { search } from './search.js';
import type { Summaries, Summary } from './shapes.js';

const PAGE = 50;
const LARGEST_BODY = 100_000;
const LONGEST_QUERY = 1_000;

const whole = (url: URL, name: string, fallback: number): number => {
  const text = url.searchParams.get(name) ?? '';
  if (text === '') return fallback;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Answer(400, `${name} must be a whole number, 0 or more.`);
};

const unreadIn = (mails: readonly Summary[]) => mails.filter(({ Read }) => !Read).length;

const page = (all: readonly Summary[], matching: readonly Summary[], url: URL): Summaries => {
  const start = whole(url, 'start', 0);
  const messages = matching.slice(start, start + whole(url, 'limit', PAGE));
  return {
    total: all.length,
    unread: unreadIn(all),
    count: messages.length,
    messages_count: matching.length,
    messages_unread: unreadIn(matching),
    start,
    tags: [],
    messages,
  };
};

const found = (store: MailStore, url: URL): Answer => {
  const query = url.searchParams.get('query')?.trim() ?? '';
  if (query === '') throw new Answer(400, 'query is missing: what to search for.');
  if (query.length > LONGEST_QUERY) throw new Answer(400, `query may have at most ${LONGEST_QUERY} characters.`);
  const all = store.list();
  return json(200, page(all, all.filter(search(query)), url));
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Answer(413, 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

/** The ids to remove; none given means all, as with Mailpit. Nonsense means nothing: it must not empty the box. */
const idsIn = (body: string): string[] | undefined => {
  if (body.trim() === '') return undefined;
  try {
    const { IDs } = Object(JSON.parse(body)) as { IDs?: unknown };
    if (IDs === undefined) return undefined;
    if (Array.isArray(IDs) && IDs.every((id) => typeof id === 'string')) return IDs.length > 0 ? IDs : undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Answer(400, 'The body must be JSON of the form { "IDs": ["…"] }.');
};

const removed = async (store: MailStore, request: IncomingMessage): Promise<Answer> => {
  const ids = idsIn(await bodyOf(request)) ?? store.list().map(({ ID }) => ID);
  await store.remove(ids);
  return new Answer(200, 'ok');
};

const message = async (store: MailStore, wanted: string, part: string | undefined): Promise<Answer> => {
  const id = wanted === 'latest' ? (store.list()[0]?.ID ?? '') : wanted;
  const kept = store.find(id);
  if (!kept) throw new Answer(404, 'There is no such mail.');
  const raw = await store.raw(id);
  if (part === 'raw') return new Answer(200, raw);
  if (part === 'headers') return json(200, await readHeaders(raw));
  await store.markRead(id);
  return json(200, await readMessage(raw, kept.received));
};

/** Mailpit's paths. */
export const messagesApi = async (store: MailStore, request: IncomingMessage, url: URL): Promise<Answer> => {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const [, id, part] = /^\/api\/v1\/message\/(\w+)(?:\/(raw|headers))?$/.exec(url.pathname) ?? [];
  const allowed: Record<string, () => Answer | Promise<Answer>> | undefined = id
    ? { GET: () => message(store, id, part) }
    : {
        '/api/v1/messages': {
          GET: () => json(200, page(store.list(), store.list(), url)),
          DELETE: () => removed(store, request),
        },
        '/api/v1/search': { GET: () => found(store, url) },
      }[url.pathname];
  if (!allowed) throw new Answer(404, 'There is nothing at this address.');
  const answer = allowed[method ?? ''];
  if (answer) return answer();
  const allow = Object.keys(allowed).join(', ');
  throw new Answer(405, `This address takes ${allow}.`, undefined, { allow });
};

import { request, type Answer, type Ask } from './http.js';

/** How a path is asked: what stands in its `{braces}`, its query (what is undefined is not asked), its body. */
interface RequestParts extends Pick<Ask, 'body' | 'headers' | 'key' | 'anonymous' | 'isAside' | 'signal'> {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

const addressOf = (template: string, { path = {}, query = {} }: RequestParts): string => {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled;
};

const ask = <T>(method: Ask['method'], template: string, wanted: RequestParts = {}): Promise<Answer<T>> => {
  const { path: _, query: __, ...how } = wanted;
  return request<T>(addressOf(template, wanted), { ...how, method });
};

const verb =
  (method: Ask['method']) =>
  async <T = unknown>(template: string, wanted?: RequestParts): Promise<T> =>
    (await ask<T>(method, template, wanted)).json;

/** `orders 0-19/100` → 100. */
const totalIn = (headers: Headers): number => Number(headers.get('Content-Range')?.split('/').at(-1) ?? 0);

/** The API; who asks names the domain's view that it answers with, as `/api/docs` does. */
export const api = {
  get: verb('GET'),
  post: verb('POST'),
  put: verb('PUT'),
  delete: verb('DELETE'),
  /** Rows of a list, and how many it has. */
  rows: async <T>(template: string, wanted?: RequestParts) => {
    const { json, headers } = await ask<readonly T[]>('GET', template, wanted);
    return { rows: json, total: totalIn(headers) };
  },
} as const;

import type { components, paths } from './api.generated.js';
import { request, type Ask, type Answer } from './http.js';

/** What the API answers, by the names of its reference. */
export type Views = components['schemas'];

type Method = 'get' | 'post' | 'put' | 'delete';
type PathOf<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths];
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;
type Json<T> = T extends { content: { 'application/json': infer J } } ? J : never;

/** A form's fields are for whoever fills it in; through the door goes the form. */
type Sent<T> = T extends { content: { 'multipart/form-data': object } } ? FormData : Json<T>;

/** What an operation may have stands as optional, what it must have as it is, what it cannot have not at all. */
type InPath<O> = O extends { parameters: { path: infer P } } ? { readonly path: P } : unknown;
type InQuery<O> = O extends { parameters: { query: infer Q } }
  ? { readonly query: Q }
  : O extends { parameters: { query?: infer Q } }
    ? { readonly query?: Q }
    : unknown;
type InBody<O> = O extends { requestBody: infer B }
  ? { readonly body: Sent<B> }
  : O extends { requestBody?: infer B }
    ? { readonly body?: Sent<B> }
    : unknown;

type Wanted<O> = InPath<O> & InQuery<O> & InBody<O> & Pick<Ask, 'key' | 'anonymous' | 'isAside' | 'signal'>;

/** What an operation answers when it says yes. */
type Yes<O> = O extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;

type Asked<O> = Partial<Wanted<O>> extends Wanted<O> ? [wanted?: Wanted<O>] : [wanted: Wanted<O>];

interface Loose extends Ask {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

const addressOf = (template: string, { path = {}, query = {} }: Loose): string => {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled;
};

const ask = <T>(method: Ask['method'], template: string, wanted: Loose = {}): Promise<Answer<T>> => {
  const { path: _, query: __, ...how } = wanted;
  return request<T>(addressOf(template, wanted), { ...how, method });
};

const verb =
  <M extends Method>(method: M, sent: Ask['method']) =>
  async <P extends PathOf<M>>(path: P, ...[wanted]: Asked<Operation<P, M>>): Promise<Yes<Operation<P, M>>> =>
    (await ask<Yes<Operation<P, M>>>(sent, path, wanted as Loose | undefined)).json;

/** `orders 0-19/100` → 100. */
const totalIn = (headers: Headers): number => Number(headers.get('Content-Range')?.split('/').at(-1) ?? 0);

/** The API by its own reference: which paths there are, what each takes and answers, tsc knows from `npm run api-types`. */
export const api = {
  get: verb('get', 'GET'),
  post: verb('post', 'POST'),
  put: verb('put', 'PUT'),
  delete: verb('delete', 'DELETE'),
  /** Rows of a list, and how many it has. */
  rows: async <P extends PathOf<'get'>>(path: P, ...[wanted]: Asked<Operation<P, 'get'>>) => {
    const { json, headers } = await ask<Yes<Operation<P, 'get'>>>('GET', path, wanted as Loose | undefined);
    return { rows: json, total: totalIn(headers) };
  },
} as const;

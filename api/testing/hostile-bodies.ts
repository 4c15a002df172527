import { BODY_LIMIT, SMALL_BODIES } from '../src/http/fastify.js';
import type { Document } from './reference.js';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly $ref?: string;
}

type OfBytes = Readonly<Record<string, (bytes: number) => string>>;

/** What takes longest to look at, as much as asked for. */
const TEXTS: OfBytes = {
  'marks in the wrong order': (bytes) => `a${'\u0301\u0316'.repeat(bytes / 4)}`,
  'letters with many marks': (bytes) => `a${'\u0301\u0316'.repeat(15)}`.repeat(bytes / 61),
  'letters that come apart': (bytes) => '\u1f82'.repeat(bytes / 3),
  blanks: (bytes) => `${' '.repeat(bytes)}x`,
  ats: (bytes) => '@'.repeat(bytes),
  dots: (bytes) => `${'a.'.repeat(bytes / 2)}@b.in`,
  brackets: (bytes) => '<'.repeat(bytes / 2) + '>'.repeat(bytes / 2),
  quotes: (bytes) => `"${'\\'.repeat(bytes / 2)}"@b.in`,
  digits: (bytes) => '1'.repeat(bytes),
};

const SHAPES: OfBytes = {
  'lists in lists': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'objects in objects': (bytes) => '{"a":'.repeat(bytes / 6) + '1' + '}'.repeat(bytes / 6),
  'a long list': (bytes) => `[${'{},'.repeat(bytes / 3)}{}]`,
  'many fields': (bytes) => `{${Array.from({ length: bytes / 12 }, (_, n) => `"f${n}":1`).join()}}`,
  'a long number': (bytes) => `1${'0'.repeat(bytes)}`,
};

/** For the fields around it. */
const AROUND_BYTES = 500;

/** As much as a body may weigh there: of one that weighs more nothing is looked at. */
const bytesAt = (path: string): number =>
  (SMALL_BODIES.find(([small]) => small.test(`/api${path}`))?.[1] ?? BODY_LIMIT) - AROUND_BYTES;

interface Hostile {
  readonly what: string;
  /** In pieces: what is large is the same in hundreds of bodies, and written out once. */
  readonly json: readonly Buffer[];
}

const written = (json: string) => [Buffer.from(json)];

interface Values {
  readonly texts: readonly Hostile[];
  readonly shapes: readonly Hostile[];
}

const valuesOf = (bytes: number): Values => ({
  texts: Object.entries(TEXTS).map(([what, text]) => ({ what, json: written(JSON.stringify(text(bytes))) })),
  shapes: Object.entries(SHAPES).map(([what, json]) => ({ what, json: written(json(bytes)) })),
});

const within = (begin: string, json: readonly Buffer[], end: string) => [...written(begin), ...json, ...written(end)];

const hostileFields = ({ properties = {} }: Schema, values: Values): Hostile[] =>
  Object.entries(properties).flatMap(([field, schema]) => [
    ...[...values.texts, ...values.shapes].map(({ what, json }) => ({
      what: `${what} as ${field}`,
      json: within(`{"${field}":`, json, '}'),
    })),
    ...(schema.items
      ? hostileFields(schema.items, values).map(({ what, json }) => ({
          what: `${what} in ${field}`,
          json: within(`{"${field}":[`, json, ']}'),
        }))
      : []),
  ]);

export interface HostileRequest extends Hostile {
  readonly method: string;
  /** As the reference writes it, e.g. `/guests/{token}/orders`. */
  readonly path: string;
}

export type Described = Document & {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** The endpoints that take JSON, and what of. */
export const jsonBodies = (document: Described) =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const content = (requestBody as { content?: Record<string, { schema: Schema }> } | undefined)?.content;
      const said = content?.['application/json']?.schema;
      const schema = said?.$ref ? document.components.schemas[said.$ref.split('/').at(-1) ?? ''] : said;
      return schema ? [{ method, path, schema }] : [];
    }),
  );

/** At every endpoint that takes a body, in every field it has, everything that is slow to look at. */
export const hostileRequests = (document: Described): HostileRequest[] => {
  const known = new Map<number, Values>();
  return jsonBodies(document).flatMap(({ method, path, schema }) => {
    const bytes = bytesAt(path);
    const values = known.get(bytes) ?? valuesOf(bytes);
    known.set(bytes, values);
    return [...values.shapes, ...hostileFields(schema, values)].map((hostile) => ({ ...hostile, method, path }));
  });
};

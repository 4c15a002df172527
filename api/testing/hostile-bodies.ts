import type { Document } from './reference.js';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly $ref?: string;
}

/** What takes longest to look at: 240 kB of each, as much as any body may weigh. */
const TEXTS: Readonly<Record<string, string>> = {
  'marks in the wrong order': `a${'\u0301\u0316'.repeat(60_000)}`,
  'letters with many marks': `a${'\u0301\u0316'.repeat(15)}`.repeat(3_800),
  'letters that come apart': '\u1f82'.repeat(80_000),
  blanks: `${' '.repeat(240_000)}x`,
  ats: '@'.repeat(240_000),
  dots: `${'a.'.repeat(119_000)}@b.in`,
  brackets: '<'.repeat(120_000) + '>'.repeat(120_000),
  quotes: `"${'\\'.repeat(100_000)}"@b.in`,
  digits: '1'.repeat(240_000),
};

const SHAPES: Readonly<Record<string, string>> = {
  'lists in lists': '['.repeat(120_000) + ']'.repeat(120_000),
  'objects in objects': '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000),
  'a long list': `[${'{},'.repeat(79_000)}{}]`,
  'many fields': `{${Array.from({ length: 20_000 }, (_, n) => `"f${n}":1`).join()}}`,
  'a long number': `1${'0'.repeat(240_000)}`,
};

interface Hostile {
  readonly what: string;
  readonly json: string;
}

const VALUES = Object.entries({
  ...Object.fromEntries(Object.entries(TEXTS).map(([kind, text]) => [kind, JSON.stringify(text)])),
  ...SHAPES,
});

const hostileFields = ({ properties = {} }: Schema): Hostile[] =>
  Object.entries(properties).flatMap(([field, schema]) => [
    ...VALUES.map(([kind, json]) => ({ what: `${kind} as ${field}`, json: `{"${field}":${json}}` })),
    ...(schema.items
      ? hostileFields(schema.items).map(({ what, json }) => ({
          what: `${what} in ${field}`,
          json: `{"${field}":[${json}]}`,
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
export const hostileRequests = (document: Described): HostileRequest[] =>
  jsonBodies(document).flatMap(({ method, path, schema }) => {
    const whole = Object.entries(SHAPES).map(([what, json]) => ({ what, json }));
    return [...whole, ...hostileFields(schema)].map((hostile) => ({ ...hostile, method, path }));
  });

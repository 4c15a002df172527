import type { Asking } from '../../api/testing/calls/asking.js';
import { everyCall, type RouteCall } from '../../api/testing/every-call.js';
import type { PreparedHouse } from '../../api/testing/prepared-house.js';
import type { Document } from '../../api/testing/reference.js';
import { WORDS } from './filled-house.js';

interface Schema {
  readonly properties?: object;
  readonly items?: { readonly $ref?: string };
}

interface Question {
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

export type Described = Document & { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } };

/** A question, as it can be asked for ever. */
export interface Ask {
  readonly name: string;
  readonly call: RouteCall;
  readonly asking: Asking;
}

/** As long as each may be, and longer. */
const FILTERS = [
  { q: WORDS.join(' ') },
  { q: WORDS.slice(-8).join(' ') },
  { q: 'n'.repeat(100) },
  { id: Array.from({ length: 100 }, (_, n) => n + 1) },
  { q: 'naan', ...Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`field${n}`, n])) },
];
const RANGES = [
  [0, 9],
  [0, 999],
];

/** All ways in which a list can be asked for: by each of its fields, too. */
const waysOf = (fields: readonly string[]): string[] => [
  ...RANGES.map((range) => `range=${JSON.stringify(range)}`),
  ...FILTERS.map((filter) => `filter=${encodeURIComponent(JSON.stringify(filter))}`),
  ...fields.map((field, n) => `sort=${encodeURIComponent(JSON.stringify([field, n % 2 === 0 ? 'DESC' : 'ASC']))}`),
];

const fieldsOf = ({ components }: Described, { responses }: Question): string[] => {
  const row = responses['200']?.content?.['application/json']?.schema.items?.$ref?.split('/').at(-1) ?? '';
  return Object.keys(components.schemas[row]?.properties ?? {});
};

const isList = ({ parameters = [] }: Question) => parameters.some(({ $ref }) => $ref?.endsWith('/Filter'));

/** Of a way to ask so much names it. */
const MOST_NAMED = 120;

/** Every question of the description, and every list in every way. */
export const everyAsk = async (document: Described, house: PreparedHouse): Promise<readonly Ask[]> => {
  const asks: Ask[] = [];
  for (const call of everyCall(document)) {
    if (call.isCommand) continue;
    const question = document.paths[call.template]?.[call.method] as unknown as Question;
    const asking = await call.ready(house);
    asks.push({ name: call.name, call, asking });
    if (!isList(question)) continue;
    for (const way of waysOf(fieldsOf(document, question)))
      asks.push({
        name: `${call.name}?${way.slice(0, MOST_NAMED)}`,
        call,
        asking: { ...asking, path: `${asking.path}?${way}` },
      });
  }
  return asks;
};

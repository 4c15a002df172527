import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { MOST_TEXT } from '@sae/domain/text';
import { Refusal } from '@sae/domain/kernel';

type Dto = new () => object;
type Plain = Record<string, unknown>;

interface Cap {
  readonly max: number;
  readonly tooMany: string;
}

/** Things of one shape, or the only one of them that the field is. */
interface List extends Cap {
  readonly shape: Shape;
  readonly isSingle: boolean;
  readonly notOne: string;
}

/** What a DTO's decorators say about the form of a body, read once: its fields, and which of them are lists of what, or one. */
export interface Shape {
  readonly dto: Dto;
  readonly fields: ReadonlySet<string>;
  readonly lists: ReadonlyMap<string, List>;
  /** Lists of plain values: numbers, say. */
  readonly plainLists: ReadonlyMap<string, Cap>;
}

/** A body fit to be validated, and what was wrong with its form. */
export interface ShapedBody {
  readonly fit: Plain;
  readonly wrong: readonly string[];
  /** Fields that need no validation any more. */
  readonly judged: ReadonlySet<string>;
}

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NESTED = 'nestedValidation';
const text = (message: unknown): string => (typeof message === 'string' ? message : '');

/** The class of a list's elements, or of a field that is one thing: class-transformer knows it, and tells it of one it has made. */
export const elementOf = (dto: Dto, field: string): Dto => {
  const [probe] = (plainToInstance(dto, { [field]: [{}] }) as Record<string, object[]>)[field] ?? [];
  return probe?.constructor as Dto;
};

const capOf = (rule?: { readonly constraints?: unknown[]; readonly message?: unknown }): Cap => ({
  max: Number(rule?.constraints?.[0] ?? Infinity),
  tooMany: text(rule?.message),
});

const shapes = new Map<Dto, Shape>();

export const shapeOf = (dto: Dto): Shape => {
  const known = shapes.get(dto);
  if (known) return known;
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const of = (field: string, name: string) =>
    rules.find((rule) => rule.propertyName === field && (rule.name === name || rule.type === name));
  const lists = rules
    .filter((rule) => rule.type === NESTED)
    .map(({ propertyName: field, message }): [string, List] => {
      const shape = shapeOf(elementOf(dto, field));
      const isSingle = !of(field, 'isArray');
      return [field, { shape, isSingle, ...capOf(of(field, 'arrayMaxSize')), notOne: text(message) }];
    });
  const plainLists = rules
    .filter(({ name, propertyName }) => name === 'arrayMaxSize' && !of(propertyName, NESTED))
    .map((rule): [string, Cap] => [rule.propertyName, capOf(rule)]);
  const fields = new Set(rules.map(({ propertyName }) => propertyName));
  const shape = { dto, fields, lists: new Map(lists), plainLists: new Map(plainLists) };
  shapes.set(dto, shape);
  return shape;
};

const EMPTY = Object.freeze({});
/** Many more than any body has. */
const MOST_FIELDS = 100;
const TOO_MANY_FIELDS = `The request can have at most ${MOST_FIELDS} fields`;
const TOO_LONG = 'x'.repeat(MOST_TEXT + 1);

/** What a field's own rules say of a text that is too long. */
const tooLong = (dto: Dto, field: string): string => {
  const errors = validateSync(plainToInstance(dto, { [field]: TOO_LONG }), { stopAtFirstError: true });
  const own = errors.find(({ property }) => property === field);
  return Object.values(own?.constraints ?? {})[0] ?? `${field} is too long`;
};

/**
 * Looks at a body's form before anything costly walks through it: unknown fields, texts and lists too long, objects
 * where a plain value belongs. (class-validator alone lets `constructor` and `toString` pass as known fields.)
 */
export const look = (shape: Shape, body: Plain): ShapedBody => {
  const names = Object.keys(body);
  if (names.length > MOST_FIELDS) return { fit: EMPTY, wrong: [TOO_MANY_FIELDS], judged: shape.fields };
  const wrong: string[] = [];
  const judged = new Set<string>();
  let fit = body;
  const replace = (field: string, value: unknown) => {
    if (fit === body) fit = { ...body };
    if (value === undefined) delete fit[field];
    else fit[field] = value;
  };
  for (const field of names) {
    const value = body[field];
    const list = shape.lists.get(field);
    const parts = list && partsIn(list, value);
    const plain = shape.plainLists.get(field);
    if (!shape.fields.has(field)) {
      wrong.push(`Unknown field: ${field.slice(0, 50)}`);
      replace(field, undefined);
    } else if (list && parts) {
      const looked = lookAtList(list, parts);
      wrong.push(...looked.wrong);
      if (looked.fit.length === 0 && looked.wrong.length > 0) judged.add(field);
      if (looked.fit !== parts) replace(field, list.isSingle ? looked.fit[0] : looked.fit);
    } else if (plain && Array.isArray(value) && value.length > plain.max) {
      wrong.push(plain.tooMany);
      judged.add(field);
      replace(field, undefined);
    } else if (plain && Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
      // As it is: each value has its rules.
    } else if (typeof value === 'string' && value.length > MOST_TEXT) {
      // Before any rule or transformation runs over it.
      wrong.push(tooLong(shape.dto, field));
      judged.add(field);
      replace(field, undefined);
    } else if (typeof value === 'object' && value !== null) {
      // No rule accepts an object here, and its content is nobody's business.
      replace(field, EMPTY);
    }
  }
  return { fit, wrong, judged };
};

const partsIn = ({ isSingle }: List, value: unknown): readonly unknown[] | undefined => {
  if (!isSingle) return Array.isArray(value) ? value : undefined;
  return typeof value === 'object' && value !== null ? [value] : undefined;
};

const lookAtList = (list: List, items: readonly unknown[]): { fit: readonly unknown[]; wrong: readonly string[] } => {
  if (items.length > list.max) return { fit: [], wrong: [list.tooMany] };
  if (!items.every(isPlain)) return { fit: [], wrong: [list.notOne] };
  const looked = items.map((item) => look(list.shape, item));
  // A text too long in one of them is all that is said.
  const judged = looked.find((item) => item.judged.size > 0);
  if (judged) return { fit: [], wrong: judged.wrong };
  if (looked.every(({ fit }, index) => fit === items[index])) return { fit: items, wrong: [] };
  return { fit: looked.map(({ fit }) => fit), wrong: looked.flatMap(({ wrong }) => wrong) };
};

/** Half of a character: no UTF-8 can hold it, and libraries that meet one throw. JSON can write it as an escape. */
const HALF = /\p{Surrogate}/u;
const ESCAPED = /\\u[dD][89a-fA-F]/;

export const illFormed = () =>
  new Refusal('invalid', 'request/ill-formed', 'A text of the request holds half of a character');

/** Does no text in it, names of fields included, hold half of a character? */
const isWhole = (value: unknown): boolean => {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && HALF.test(next)) return false;
    if (typeof next === 'object' && next !== null) for (const entry of Object.entries(next)) left.push(...entry);
  }
  return true;
};

/** Of JSON that was parsed: only what is escaped can be half, so most bodies need not be walked through. */
export const isWellFormed = (json: string, parsed: unknown): boolean => !ESCAPED.test(json) || isWhole(parsed);

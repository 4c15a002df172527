import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';

type Dto = new () => object;
type Plain = Record<string, unknown>;

interface List {
  readonly shape: Shape;
  readonly max: number;
  readonly tooMany: string;
  readonly notOne: string;
}

/** What a DTO's decorators say about the form of a body, read once: its fields, and which of them are lists of what. */
export interface Shape {
  readonly fields: ReadonlySet<string>;
  readonly lists: ReadonlyMap<string, List>;
}

/** A body fit to be validated, and what was wrong with its form. */
export interface Looked {
  readonly fit: Plain;
  readonly wrong: readonly string[];
  /** Fields that need no validation any more. */
  readonly judged: ReadonlySet<string>;
}

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NESTED = 'nestedValidation';
const text = (message: unknown): string => (typeof message === 'string' ? message : '');

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
      // class-transformer knows the class of the elements, and tells it of one it has made.
      const probe = (plainToInstance(dto, { [field]: [{}] }) as Plain)[field] as [object];
      const cap = of(field, 'arrayMaxSize');
      const max = Number(cap?.constraints?.[0] ?? Infinity);
      const shape = shapeOf(probe[0].constructor as Dto);
      return [field, { shape, max, tooMany: text(cap?.message), notOne: text(message) }];
    });
  const shape = { fields: new Set(rules.map(({ propertyName }) => propertyName)), lists: new Map(lists) };
  shapes.set(dto, shape);
  return shape;
};

const EMPTY = Object.freeze({});

/**
 * Looks at a body's form before anything costly walks through it: unknown fields, lists too long, objects where a
 * plain value belongs. (class-validator alone lets `constructor` and `toString` pass as known fields.)
 */
export const look = (shape: Shape, body: Plain): Looked => {
  const wrong: string[] = [];
  const judged = new Set<string>();
  let fit = body;
  const replace = (field: string, value: unknown) => {
    if (fit === body) fit = { ...body };
    if (value === undefined) delete fit[field];
    else fit[field] = value;
  };
  for (const field of Object.keys(body)) {
    const value = body[field];
    const list = shape.lists.get(field);
    if (!shape.fields.has(field)) {
      wrong.push(`Unknown field: ${field.slice(0, 50)}`);
      replace(field, undefined);
    } else if (list && Array.isArray(value)) {
      const looked = lookAtList(list, value);
      wrong.push(...looked.wrong);
      if (looked.fit.length === 0 && looked.wrong.length > 0) judged.add(field);
      if (looked.fit !== value) replace(field, looked.fit);
    } else if (typeof value === 'object' && value !== null) {
      // No rule accepts an object here, and its content is nobody's business.
      replace(field, EMPTY);
    }
  }
  return { fit, wrong, judged };
};

const lookAtList = (list: List, items: readonly unknown[]): { fit: readonly unknown[]; wrong: readonly string[] } => {
  if (items.length > list.max) return { fit: [], wrong: [list.tooMany] };
  if (!items.every(isPlain)) return { fit: [], wrong: [list.notOne] };
  const looked = items.map((item) => look(list.shape, item));
  if (looked.every(({ fit }, index) => fit === items[index])) return { fit: items, wrong: [] };
  return { fit: looked.map(({ fit }) => fit), wrong: looked.flatMap(({ wrong }) => wrong) };
};

import type { DomainEvent } from '@sae/domain/kernel';
import type { Change } from './change.js';
import type { Fact, Noted } from './fact.js';
import { Missing } from './missing.js';

type DataOf<E extends DomainEvent, T extends string> = Extract<E, { type: T }>['data'];

/** The stored document under a key. @throws Missing when there is none. */
export type Stored = <Document extends object>(key: string) => Document;

type Table<E extends DomainEvent> = {
  readonly [T in E['type']]: (data: DataOf<E, T>, fact: Fact, stored: Stored) => readonly Change[];
};

/** Which stored documents an event's changes depend on, so that a batch can fetch them all at once. */
type Reads<E extends DomainEvent> = {
  readonly [T in E['type']]?: (data: DataOf<E, T>, fact: Fact) => readonly string[];
};

/** The document under a key as it stands before the event; null when there is none. */
export type Lookup = (key: string) => object | null;

export interface Projection {
  readonly category: string;
  reads(noted: Noted): readonly string[];
  /** @throws Missing when a document is not there that the events before must have made. */
  changes(noted: Noted, lookup: Lookup): readonly Change[];
}

type AnyRow = (data: object, fact: Fact, stored: Stored) => readonly Change[];
type AnyReads = (data: object, fact: Fact) => readonly string[];

const rowOf = <Row>(table: object, type: string): Row | undefined =>
  Object.hasOwn(table, type) ? (table as Record<string, Row>)[type] : undefined;

/** One table makes a read model: each fact of a book, and what it changes. Exhaustive, so nothing is forgotten. */
export const projection = <E extends DomainEvent>(
  category: string,
  on: Table<E>,
  reads: Reads<E> = {},
): Projection => ({
  category,
  reads: ({ event, fact }) => rowOf<AnyReads>(reads, event.type)?.(event.data, fact) ?? [],
  changes: ({ event, fact }, lookup) => {
    const stored: Stored = <Document>(key: string) => {
      const document = lookup(key);
      if (document === null) throw new Missing(key);
      return document as Document;
    };
    return rowOf<AnyRow>(on, event.type)?.(event.data, fact, stored) ?? [];
  },
});

import type { DataProvider } from 'react-admin';

/** What staff can do, by name: each screen's verbs stand in its `*.data.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled where the data provider is put together
export interface Verbs {}

export type AppDataProvider = DataProvider & Verbs;

/** What goes with a call beside its parameters. */
export interface Intent {
  /** The Idempotency-Key: the same intention, repeated because its outcome is unknown, carries the same. */
  readonly key: string;
  /** Why, where the question before asked for it. */
  readonly reason?: string;
}

/** A thing staff can do, by name. */
export type Verb<P, R> = (params: P, intent: Intent) => Promise<R>;

export type ParamsOf<V> = V extends Verb<infer P, unknown> ? P : never;
export type ResultOf<V> = V extends (...asked: never[]) => Promise<infer R> ? R : never;

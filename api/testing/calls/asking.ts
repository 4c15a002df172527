import type { PreparedHouse } from '../prepared-house.js';

/** What is sent. */
export interface Asking {
  /** Under /api, its holes filled. */
  readonly path: string;
  readonly body?: unknown;
  /** The fields of a form, instead of a body. */
  readonly form?: Readonly<Record<string, string>>;
  /** By the names of their fields, beside those. */
  readonly files?: Readonly<Record<string, Buffer>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The house's own where nothing is said; null for nobody's. */
  readonly token?: string | null;
  /** The node that takes it, where it is not any. */
  readonly url?: string;
}

/** By the name that the description gives an operation: what it needs is made, then it can be asked for once. */
export type Calls = Readonly<Record<string, (house: PreparedHouse) => Asking | Promise<Asking>>>;

export const said = (path: string, body?: unknown): Asking => ({ path, body });

/** By somebody without a login. */
export const visited = (path: string, body?: unknown): Asking => ({ path, body, token: null });

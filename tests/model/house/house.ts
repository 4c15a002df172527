import type { Pages } from '../paper/pages.js';
import type { Asking } from '../steps/kind.js';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** By whom it is asked: at which of the nodes, and under which Idempotency-Key. */
export interface Way {
  readonly node: number;
  readonly key: string;
}

/** A restaurant that is asked as its clients ask. */
export interface House {
  readonly restaurantId: number;
  /** Empty: nothing is on its menu yet. */
  readonly pages: Pages;
  /** Its clocks show that from now on. */
  setClock(at: string): void;
  ask(asking: Asking, way: Way): Promise<Answer>;
  /** The sheets of the workbook that is exported; null where nobody writes workbooks. */
  exported(): Promise<object | null>;
  /** What else it says of itself that nobody asks over the wire; null where all is well. */
  verify(): Promise<string | null>;
  close(): void;
}

/** Its clocks are others than the paper's, and so its times. */
export interface Street {
  readonly hasOwnClock: boolean;
  open(at: string): Promise<House>;
}

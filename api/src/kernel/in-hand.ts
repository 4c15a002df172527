import { Injectable } from '@nestjs/common';
import { RefusalForNow } from './error-table.js';

/** At the best rate of a node a tenth of a second's work: more in hand makes nothing quicker, and everybody wait. */
const MOST = 128;
/** So many of one book count: a restaurant alone fills no node. */
const MOST_OF_A_BOOK = 32;

/** How many decisions this node is about to write. Not those that only wait for read models to show them: they are safe. */
@Injectable()
export class InHand {
  private counted = 0;
  private readonly ofBooks = new Map<string, number>();

  async during<T>(book: string, work: Promise<T>): Promise<T> {
    this.count(book, 1);
    try {
      return await work;
    } finally {
      this.count(book, -1);
    }
  }

  /** What a new command is refused with, before anything of it is done; nothing while there is room. */
  refusal(): RefusalForNow | undefined {
    if (this.counted < MOST) return undefined;
    return new RefusalForNow('unavailable', 'system/busy', 'The service is busy. Please try again in a moment.', 1);
  }

  private count(book: string, more: 1 | -1): void {
    const before = this.ofBooks.get(book) ?? 0;
    const after = before + more;
    this.counted += Math.min(after, MOST_OF_A_BOOK) - Math.min(before, MOST_OF_A_BOOK);
    if (after > 0) this.ofBooks.set(book, after);
    else this.ofBooks.delete(book);
  }
}

/** Lets the next be made while one is on its way, and no more: each is waited for when the next was begun, or at the end. */
export class OneAhead {
  private last: Promise<void> = Promise.resolve();

  /** @throws what the one before failed with */
  async add(done: Promise<void>): Promise<void> {
    const before = this.last;
    this.last = done;
    // It is told to whoever waits for it, and that is not yet.
    done.catch(() => undefined);
    await before;
  }

  /** @throws what the last one failed with */
  end(): Promise<void> {
    return this.last;
  }
}

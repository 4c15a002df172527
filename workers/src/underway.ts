/** Joins work to the same work underway: emptied queues are filled again while their jobs still run. */
export class Underway {
  private readonly running = new Map<string, Promise<unknown>>();

  join(id: string, work: () => Promise<unknown>): Promise<unknown> {
    const known = this.running.get(id);
    if (known) return known;
    const begun = work().finally(() => this.running.delete(id));
    this.running.set(id, begun);
    return begun;
  }
}

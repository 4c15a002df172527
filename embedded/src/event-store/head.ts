/** The last committed position, and a way to hear of every advance. */
export class Head {
  position = 0;
  private readonly listeners = new Set<() => void>();

  advance(position: number): void {
    if (position <= this.position) return;
    this.position = position;
    for (const listener of this.listeners) listener();
  }

  /** Returns the function that stops listening. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

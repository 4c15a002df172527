/** A mail taken by the mail server but not yet noted in the log: a job tried again goes on from there. */
export class SentOnce {
  private readonly taken = new Set<string>();

  async send(cause: string, send: () => Promise<void>, note: () => Promise<unknown>): Promise<void> {
    if (!this.taken.has(cause)) await send();
    this.taken.add(cause);
    await note();
    this.taken.delete(cause);
  }
}

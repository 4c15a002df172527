/** About what fits in the real server's 8 MiB (`CommittedEventsMemCacheLimit`). */
const KEPT = 65_536;

/** Event ids written lately, by which `any` and `stream_exists` recognise a retry; empty after a restart, as there. */
export class RecentIds {
  private readonly seen = new Map<string, { readonly stream: string; readonly revision: number }>();

  add(id: string, stream: string, revision: number): void {
    this.seen.set(id, { stream, revision });
    if (this.seen.size <= KEPT) return;
    const oldest = this.seen.keys().next();
    if (!oldest.done) this.seen.delete(oldest.value);
  }

  revisionOf(id: string, stream: string): number | undefined {
    const found = this.seen.get(id);
    return found?.stream === stream ? found.revision : undefined;
  }

  forgetAll(): void {
    this.seen.clear();
  }
}

/** What was done under an Idempotency-Key: these events of the book. */
export interface KeyUse {
  readonly fingerprint?: string;
  readonly from: number;
  readonly count: number;
}

interface Keyed {
  readonly key?: string;
  readonly fingerprint?: string;
  readonly revision: number;
}

const REMEMBERED = 1_000;

/** The newest Idempotency-Keys of a book; oldest forgotten first. */
export class KeyMemory {
  private readonly uses: Map<string, KeyUse>;

  constructor(entries: readonly (readonly [string, KeyUse])[] = []) {
    this.uses = new Map(entries);
  }

  find(key: string): KeyUse | undefined {
    return this.uses.get(key);
  }

  /** Learns from an event of the book. */
  note({ key, fingerprint, revision }: Keyed): void {
    if (key === undefined) return;
    const known = this.uses.get(key);
    if (known && known.from + known.count === revision) {
      this.uses.set(key, { ...known, count: known.count + 1 });
      return;
    }
    this.uses.delete(key);
    this.uses.set(key, { fingerprint, from: revision, count: 1 });
    if (this.uses.size > REMEMBERED) this.forgetOldest();
  }

  entries(): [string, KeyUse][] {
    return [...this.uses];
  }

  private forgetOldest(): void {
    const [oldest] = this.uses.keys();
    if (oldest !== undefined) this.uses.delete(oldest);
  }
}

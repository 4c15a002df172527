interface Known {
  readonly document: object | null;
  readonly size: number;
}

/** Characters of JSON, twice of which are kept at most; what they are parsed to takes some three times as much memory. */
const MOST = 4_000_000;

/**
 * Documents as they stand in Redis once all that was sent is done: whoever alone writes them need not ask for what it
 * has just written. What was not used for long is forgotten, in halves.
 */
export class KnownDocuments {
  private young = new Map<string, Known>();
  private old = new Map<string, Known>();
  private size = 0;

  constructor(private readonly most = MOST) {}

  /** Null where there is none, undefined where nobody knows. */
  get(key: string): object | null | undefined {
    const found = this.young.get(key);
    if (found) return found.document;
    const last = this.old.get(key);
    if (last) this.set(key, last.document, last.size);
    return last?.document;
  }

  set(key: string, document: object | null, size: number): void {
    this.size += size + key.length - sizeOf(this.young.get(key), key);
    this.young.set(key, { document, size });
    if (this.size <= this.most) return;
    this.old = this.young;
    this.young = new Map();
    this.size = 0;
  }

  forget(): void {
    this.young = new Map();
    this.old = new Map();
    this.size = 0;
  }
}

const sizeOf = (known: Known | undefined, key: string): number => (known ? known.size + key.length : 0);

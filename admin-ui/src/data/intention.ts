/** A UUID, also where `crypto.randomUUID` is missing: on a phone that opens the shop's server over plain http. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/**
 * One Idempotency-Key per intention. While its outcome is unknown, wanting the same again is the same intention, so
 * that pressing a button twice in a bad network does the thing once.
 */
export class Intentions {
  private readonly open = new Map<string, string>();
  constructor(private readonly make: () => string = newKey) {}

  keyOf(wish: unknown): string {
    const known = this.open.get(JSON.stringify(wish));
    if (known) return known;
    const key = this.make();
    this.open.set(JSON.stringify(wish), key);
    return key;
  }

  settle(wish: unknown): void {
    this.open.delete(JSON.stringify(wish));
  }
}

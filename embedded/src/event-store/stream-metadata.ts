/** What a stream's metadata says about how much of it is to be seen. */
export interface StreamMetadata {
  readonly truncateBefore: number;
  readonly maxCount?: number;
  /** Seconds. */
  readonly maxAge?: number;
}

/** A soft-deleted stream is one truncated before this. */
export const SOFT_DELETED = Number.MAX_SAFE_INTEGER;

/** The same on the wire and in the log, where it is the largest signed 64-bit integer. */
const EVERYTHING = '9223372036854775807';

function parse(text: string | null): Record<string, unknown> {
  if (!text) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    // As on the real server, metadata that is no JSON object counts as none.
    return {};
  }
}

const positive = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined);

/** Reads the data of a metadata event. */
export function parseStreamMetadata(text: string | null): StreamMetadata {
  const { $tb, $maxCount, $maxAge } = parse(text);
  const truncateBefore = typeof $tb === 'number' && $tb > 0 ? Math.min(Math.floor($tb), SOFT_DELETED) : 0;
  return { truncateBefore, maxCount: positive($maxCount), maxAge: positive($maxAge) };
}

/** The same data with another `$tb`, everything else in it untouched. */
export function withTruncateBefore(text: string | null, truncateBefore: number): string {
  const rest = Object.entries(parse(text)).filter(([key]) => key !== '$tb');
  // Written as text: JSON.stringify cannot say the server's number for "everything".
  const number = truncateBefore === SOFT_DELETED ? EVERYTHING : String(truncateBefore);
  const fields = [`"$tb":${number}`, ...rest.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)];
  return `{${fields.join(',')}}`;
}

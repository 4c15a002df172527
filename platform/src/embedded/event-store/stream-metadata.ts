import { SOFT_DELETED } from './schema.js';

/** What `$$stream` says about how much of the stream is to be seen. */
export interface StreamMetadata {
  readonly truncateBefore: number;
  readonly maxCount?: number;
  /** Seconds. */
  readonly maxAge?: number;
}

/** The server's own number for "truncate everything": the largest signed 64-bit integer. */
const EVERYTHING = '9223372036854775807';

const parse = (data: Uint8Array): Record<string, unknown> => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(data).toString('utf8'));
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    // As on the real server, metadata that is no JSON object counts as none.
    return {};
  }
};

const positive = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined);

/** Reads the metadata event's data. */
export function parseStreamMetadata(data: Uint8Array): StreamMetadata {
  const { $tb, $maxCount, $maxAge } = parse(data);
  const truncateBefore = typeof $tb === 'number' && $tb > 0 ? Math.min(Math.floor($tb), SOFT_DELETED) : 0;
  return { truncateBefore, maxCount: positive($maxCount), maxAge: positive($maxAge) };
}

/** The same metadata event with another `$tb`, everything else in it untouched. */
export function withTruncateBefore(data: Uint8Array, truncateBefore: number): Buffer {
  const rest = Object.entries(parse(data)).filter(([key]) => key !== '$tb');
  // Written as text: JSON.stringify cannot say the server's number for "everything".
  const number = truncateBefore === SOFT_DELETED ? EVERYTHING : String(truncateBefore);
  const fields = [`"$tb":${number}`, ...rest.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)];
  return Buffer.from(`{${fields.join(',')}}`);
}

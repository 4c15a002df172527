import type { Redis } from '@sae/platform/redis';
import { APPENDED_PART, OLDER } from './keys.js';

interface Entry {
  readonly id: number;
  readonly at: number;
}

/** A part of the older entries, the newest first. */
const entriesIn = (part: string): Entry[] => {
  const numbers = part.split(' ').map(Number);
  const entries: Entry[] = [];
  for (let n = 0, id = 0, at = 0; n + 1 < numbers.length; n += 2) {
    id += numbers[n] ?? 0;
    at += numbers[n + 1] ?? 0;
    entries.push({ id, at });
  }
  return entries.reverse();
};

/** From one time on and before another. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const scoreOf = (at: number): string => (Number.isFinite(at) ? String(at) : at < 0 ? '-inf' : '+inf');

/** A list that only grows: its newest entries in a sorted set, and what is older in parts. */
export class Appended {
  constructor(
    private readonly redis: Redis,
    private readonly key: string,
    private readonly span: Span,
  ) {}

  /** The ids at some places, the newest first, and how many there are in all. */
  async page(offset: number, limit: number): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
    for (;;) {
      const parts = await this.redis.zCard(this.older);
      const answer = parts === 0 ? await this.newest(offset, limit) : await this.whole(offset, limit);
      // What became older meanwhile stood nowhere for one of two looks, or twice.
      if ((await this.redis.zCard(this.older)) === parts) return answer;
    }
  }

  private get older(): string {
    return this.key + OLDER;
  }

  private async newest(offset: number, limit: number) {
    const [from, before] = [scoreOf(this.span.from), `(${scoreOf(this.span.to)}`];
    const [total, ids] = await Promise.all([
      this.redis.zCount(this.key, from, before),
      this.redis.zRange(this.key, before, from, { BY: 'SCORE', REV: true, LIMIT: { offset, count: limit } }),
    ]);
    return { ids: ids.map(Number), total };
  }

  /** Each part stands at the time of its last entry, so of those in the span the first and the one after may be in it in part. */
  private async whole(offset: number, limit: number) {
    const { from, to } = this.span;
    const before = `(${scoreOf(to)}`;
    const partAt = async (at: number, end: string) => {
      const [part] = await this.redis.zRange(this.older, scoreOf(at), end, {
        BY: 'SCORE',
        LIMIT: { offset: 0, count: 1 },
      });
      return part === undefined ? [] : entriesIn(part);
    };
    const isWithin = ({ at }: Entry) => from <= at && at < to;
    const [{ ids: newest, total: ofNewest }, parts, first, next] = await Promise.all([
      this.newest(offset, limit),
      this.redis.zCount(this.older, scoreOf(from), before),
      partAt(from, before),
      to === Infinity ? [] : partAt(to, '+inf'),
    ]);
    const last = next.filter(isWithin);
    const tooOld = first.filter(({ at }) => at < from).length;
    const total = ofNewest + last.length + parts * APPENDED_PART - tooOld;

    const wanted = Math.max(0, Math.min(limit < 0 ? total : limit, total - offset));
    const skipped = Math.max(0, offset - ofNewest);
    const ids = [...newest, ...last.slice(skipped).map(({ id }) => id)];
    const skip = Math.max(0, skipped - last.length);
    const count = Math.ceil((wanted - ids.length + (skip % APPENDED_PART)) / APPENDED_PART);
    if (count > 0) {
      const page = { BY: 'SCORE', REV: true, LIMIT: { offset: Math.floor(skip / APPENDED_PART), count } } as const;
      const texts = await this.redis.zRange(this.older, before, scoreOf(from), page);
      const entries = texts.flatMap(entriesIn).slice(skip % APPENDED_PART);
      ids.push(...entries.filter(isWithin).map(({ id }) => id));
    }
    return { ids: ids.slice(0, wanted), total };
  }
}

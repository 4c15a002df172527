import { APPEND, type Words } from '../../../projections/src/runner/commands.js';

type Scored = readonly { readonly value: string; readonly score: number }[];

interface Ranged {
  readonly BY?: 'SCORE';
  readonly REV?: boolean;
  readonly LIMIT?: { readonly offset: number; readonly count: number };
}

/** `(5` is beyond 5, as Redis writes it. */
const boundOf = (text: string | number): { readonly at: number; readonly isBeyond: boolean } => {
  const said = String(text);
  const number = said.replace(/^\(/, '');
  const infinite = number === '-inf' ? -Infinity : number === '+inf' ? Infinity : undefined;
  return { at: infinite ?? Number(number), isBeyond: said.startsWith('(') };
};

const isWithin = (score: number, least: string | number, most: string | number): boolean => {
  const [from, to] = [boundOf(least), boundOf(most)];
  const isFrom = from.isBeyond ? score > from.at : score >= from.at;
  return isFrom && (to.isBeyond ? score < to.at : score <= to.at);
};

/** As much of Redis as the read models and their readers use, in memory. */
export class MemoryRedis {
  private readonly texts = new Map<string, string>();
  private readonly sets = new Map<string, Map<string, number>>();

  /** What a read model's change asks Redis to do; who listens hears nothing. */
  run(command: Words): void {
    // Bytes are Latin-1 here.
    const [name, key = '', ...words] = command.map((word) =>
      typeof word === 'string' ? word : word.toString('latin1'),
    );
    const set = this.sets.get(key) ?? new Map<string, number>();
    if (name === 'SET') this.texts.set(key, words[0] ?? '');
    else if (name === 'UNLINK') for (const one of [key, ...words]) this.texts.delete(one);
    // Lists are short here: nothing in them is older.
    else if (name === 'ZADD' || name === APPEND) this.sets.set(key, set.set(words[1] ?? '', Number(words[0])));
    else if (name === 'ZREM') set.delete(words[0] ?? '');
    else if (name === 'ZREMRANGEBYSCORE') {
      for (const [value, score] of set) if (isWithin(score, words[0] ?? '', words[1] ?? '')) set.delete(value);
    } else if (name !== 'PUBLISH') throw new Error(`${name} is not known here`);
  }

  /** All that stands under keys that begin so, in an order of its own. */
  dump(prefix: string): string[] {
    const texts = [...this.texts].map(([key, text]) => `${key} ${text}`);
    const sets = [...this.sets.keys()].flatMap((key) =>
      this.sorted(key).map(({ value, score }) => `${key} ${score} ${value}`),
    );
    return [...texts, ...sets].filter((line) => line.startsWith(prefix)).sort();
  }

  /** Nobody asks for it any more. */
  drop(prefix: string): void {
    for (const key of this.texts.keys()) if (key.startsWith(prefix)) this.texts.delete(key);
    for (const key of this.sets.keys()) if (key.startsWith(prefix)) this.sets.delete(key);
  }

  found(keys: readonly string[]): (string | null)[] {
    return keys.map((key) => this.texts.get(key) ?? null);
  }

  mGet(keys: readonly string[]): Promise<(string | null)[]> {
    return Promise.resolve(this.found(keys));
  }
  get(key: string): Promise<string | null> {
    return Promise.resolve(this.texts.get(key) ?? null);
  }
  set(key: string, value: string | number): Promise<'OK'> {
    this.texts.set(key, String(value));
    return Promise.resolve('OK');
  }
  info(): Promise<string> {
    return Promise.resolve('run_id:memory');
  }
  /** Texts are texts here. */
  withTypeMapping(): this {
    return this;
  }
  on(): this {
    return this;
  }

  zCard(key: string): Promise<number> {
    return Promise.resolve(this.sorted(key).length);
  }
  zCount(key: string, least: string | number, most: string | number): Promise<number> {
    return Promise.resolve(this.sorted(key).filter(({ score }) => isWithin(score, least, most)).length);
  }
  async zRange(key: string, from: string | number, to: string | number, options: Ranged = {}): Promise<string[]> {
    return (await this.zRangeWithScores(key, from, to, options)).map(({ value }) => value);
  }
  zRangeWithScores(key: string, from: string | number, to: string | number, options: Ranged = {}): Promise<Scored> {
    const { BY, REV = false, LIMIT: { offset, count } = { offset: 0, count: Infinity } } = options;
    const [least, most] = REV ? [to, from] : [from, to];
    const all = this.sorted(key).filter(({ score }) => BY === undefined || isWithin(score, least, most));
    const ordered = REV ? all.reverse() : all;
    if (BY) return Promise.resolve(ordered.slice(offset, offset + count));
    const end = Number(to) < 0 ? ordered.length + Number(to) : Number(to);
    return Promise.resolve(ordered.slice(Number(from), end + 1));
  }

  private sorted(key: string): { readonly value: string; readonly score: number }[] {
    return [...(this.sets.get(key) ?? [])]
      .map(([value, score]) => ({ value, score }))
      .sort((one, other) => one.score - other.score || (one.value < other.value ? -1 : 1));
  }
}

import type { Redis } from '@sae/platform/redis';
import { checkpointKey } from '../reading/index.js';
import type { ShadowBuild } from '../runner/index.js';
import { differenceBetween } from './simple-replay.js';

/**
 * The same place in two generations, read in one breath and only while both stand at the same event: its kind, and its
 * text or a part of its entries.
 */
const SCRIPT = `
if redis.call('GET', KEYS[1]) ~= redis.call('GET', KEYS[2]) then return false end
local found = {}
for i = 3, 4 do
  local kind = redis.call('TYPE', KEYS[i]).ok
  local content = {}
  if kind == 'string' then content = { redis.call('GET', KEYS[i]) } end
  if kind == 'zset' then content = redis.call('ZRANGE', KEYS[i], ARGV[1], ARGV[2], 'WITHSCORES') end
  found[i - 2] = { kind, content }
end
return found
`;
type Contents = readonly [kind: string, content: readonly string[]];
type Both = readonly [found: Contents, expected: Contents];

const PART = 1_000;
const SOURCES = { found: 'the read model', expected: 'the log' };

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
};

const entriesOf = (content: readonly string[]): unknown[] =>
  content.flatMap((entry, n) => (n % 2 === 0 ? [{ entry: parsed(entry), score: Number(content[n + 1]) }] : []));

const contentOf = ([kind, content]: Contents): unknown => (kind === 'string' ? parsed(content[0]) : entriesOf(content));

const told = (name: string, [kind, content]: Contents, [wantedKind, wanted]: Contents): string | null => {
  if (wantedKind === 'none') return kind === 'none' ? null : `${name} is there, and the log tells of nothing like it`;
  if (kind === 'none') return `${name} is missing, although the log tells of it`;
  if (kind !== wantedKind) return `${name} is a ${kind} and should be a ${wantedKind}`;
  if (content.length === wanted.length && content.every((text, n) => text === wanted[n])) return null;
  const difference = differenceBetween(contentOf([kind, content]), contentOf([wantedKind, wanted]), SOURCES);
  return `${name} differs: ${difference ?? 'the same content is written otherwise'}`;
};

/** Holds the read models against a generation that was just built from the log. */
export class Comparison {
  keys = 0;

  constructor(
    private readonly redis: Redis,
    private readonly shadow: ShadowBuild,
    private readonly onProgress: (keys: number) => void = () => undefined,
  ) {}

  /** The first difference, in a sentence; null when there is none. First what is read, then what should be. */
  async first(): Promise<string | null> {
    const { current, generation } = this.shadow.cursor;
    return (await this.walk(current)) ?? this.walk(generation);
  }

  private async walk(generation: string): Promise<string | null> {
    for await (const keys of this.redis.scanIterator({ MATCH: `${generation}:*`, COUNT: 500 })) {
      await this.shadow.stay();
      const names = keys
        .filter((key) => key !== checkpointKey(generation))
        .map((key) => key.slice(generation.length + 1));
      const firsts = await Promise.all(names.map((name) => this.read(name, 0)));
      for (const [n, name] of names.entries()) {
        const difference = await this.differenceAt(name, firsts[n] as Both | null);
        if (difference) return difference;
      }
      if (generation === this.shadow.cursor.current) this.keys += names.length;
      this.onProgress(this.keys);
    }
    return null;
  }

  private async differenceAt(name: string, first: Both | null): Promise<string | null> {
    for (let from = 0, read = first; ; from += PART, read = null) {
      const [found, expected] = read ?? (await this.readTogether(name, from));
      const difference = told(`The read model ${name}`, found, expected);
      if (difference) return difference;
      if (found[0] !== 'zset' || found[1].length < 2 * PART) return null;
    }
  }

  /** The log may go on meanwhile: then both generations go on together until they stand at the same event again. */
  private async readTogether(name: string, from: number): Promise<Both> {
    for (;;) {
      if (!(await this.shadow.meet())) throw new Error('it was stopped before everything was compared');
      const both = await this.read(name, from);
      if (both) return both;
    }
  }

  private async read(name: string, from: number): Promise<Both | null> {
    const { current, generation } = this.shadow.cursor;
    const keys = [checkpointKey(current), checkpointKey(generation), `${current}:${name}`, `${generation}:${name}`];
    return (await this.redis.eval(SCRIPT, { keys, arguments: [String(from), String(from + PART - 1)] })) as Both | null;
  }
}

import { asBytes, type Redis } from '@sae/platform/redis';
import { unpackedText } from '../kernel/index.js';
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

/**
 * Which of many places (two keys each, from the third on) have to be looked at more closely, by their number: those that
 * are not the same in both generations, and lists too long to be compared in one go. Nothing of what is the same leaves Redis.
 */
const GLANCE = `
if redis.call('GET', KEYS[1]) ~= redis.call('GET', KEYS[2]) then return false end
local most = tonumber(ARGV[1])
local found = {}
for i = 3, #KEYS, 2 do
  local kind = redis.call('TYPE', KEYS[i]).ok
  local same = kind == redis.call('TYPE', KEYS[i + 1]).ok
  if same and kind == 'string' then same = redis.call('GET', KEYS[i]) == redis.call('GET', KEYS[i + 1]) end
  if same and kind == 'zset' then
    same = redis.call('ZCARD', KEYS[i]) < most and redis.call('ZCARD', KEYS[i + 1]) < most
    if same then
      local one = redis.call('ZRANGE', KEYS[i], 0, -1, 'WITHSCORES')
      local other = redis.call('ZRANGE', KEYS[i + 1], 0, -1, 'WITHSCORES')
      same = #one == #other
      for n = 1, #one do same = same and one[n] == other[n] end
    end
  end
  if not same or kind ~= 'string' and kind ~= 'zset' then found[#found + 1] = (i - 3) / 2 end
end
return found
`;
type Contents = readonly [kind: string, content: readonly string[]];
type Raw = readonly [kind: Buffer, content: readonly Buffer[]];
type Both = readonly [found: Contents, expected: Contents];

const PART = 1_000;
/** Places that are glanced at in one go. */
const AT_ONCE = 100;
const SOURCES = { found: 'the read model', expected: 'the log' };

/** Packs are held against each other by what is in them: another zlib packs the same otherwise. */
const PACKED = 0x78;
const textIn = async (bytes: Buffer): Promise<string> => {
  if (bytes[0] !== PACKED) return String(bytes);
  const text = await unpackedText(bytes).catch(() => null);
  const documents = text?.split('\n').map((line) => line.replace(/^(\S+) /, '"$1":'));
  return documents ? `{${documents.join(',')}}` : String(bytes);
};
const textsIn = async ([kind, content]: Raw): Promise<Contents> => [
  String(kind),
  await Promise.all(content.map(textIn)),
];

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

/** A place that is not as it should be. */
export interface Difference {
  readonly name: string;
  /** How it is not, in a sentence. */
  readonly told: string;
  /** The document that stands there; what else may stand there is none. */
  readonly document: unknown;
  /** Does the log tell of anything there? */
  readonly isTold: boolean;
}

/** Holds the read models against a generation that was just built from the log. */
export class Comparison {
  keys = 0;

  constructor(
    private readonly redis: Redis,
    private readonly shadow: ShadowBuild,
    private readonly onProgress: (keys: number) => void = () => undefined,
  ) {}

  /** First of what is read, of the places whose names begin like one of these, then of what should be. */
  async *differences(beginnings: readonly string[] = ['']): AsyncGenerator<Difference> {
    const { current, generation } = this.shadow.cursor;
    for (const beginning of beginnings) yield* this.walk(current, `${current}:${beginning}`);
    yield* this.walk(generation, `${generation}:`);
  }

  private async *walk(generation: string, beginning: string): AsyncGenerator<Difference> {
    for await (const keys of this.redis.scanIterator({ MATCH: `${beginning}*`, COUNT: 500 })) {
      await this.shadow.stay();
      const names = keys
        .filter((key) => key !== checkpointKey(generation))
        .map((key) => key.slice(generation.length + 1));
      for (let n = 0; n < names.length; n += AT_ONCE)
        for (const name of await this.suspects(names.slice(n, n + AT_ONCE))) {
          const difference = await this.differenceAt(name);
          if (difference) yield difference;
        }
      if (generation === this.shadow.cursor.current) this.keys += names.length;
      this.onProgress(this.keys);
    }
  }

  /** Those that are not the same at a glance; all of them while the log goes on. */
  private async suspects(names: readonly string[]): Promise<readonly string[]> {
    const { current, generation } = this.shadow.cursor;
    const places = names.flatMap((name) => [`${current}:${name}`, `${generation}:${name}`]);
    const keys = [checkpointKey(current), checkpointKey(generation), ...places];
    const found = (await this.redis.eval(GLANCE, { keys, arguments: [String(PART)] })) as number[] | null;
    return found?.map((n) => names[n] as string) ?? names;
  }

  private async differenceAt(name: string): Promise<Difference | null> {
    for (let from = 0; ; from += PART) {
      const [found, expected] = await this.readTogether(name, from);
      const sentence = told(`The read model ${name}`, found, expected);
      const document = found[0] === 'string' ? contentOf(found) : null;
      if (sentence) return { name, told: sentence, document, isTold: expected[0] !== 'none' };
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
    const part = [String(from), String(from + PART - 1)];
    const both = (await asBytes(this.redis).eval(SCRIPT, { keys, arguments: part })) as readonly [Raw, Raw] | null;
    return both && [await textsIn(both[0]), await textsIn(both[1])];
  }
}

/** So many ms of one round of the event loop all long work together may take; then it is others' turn. */
const ROUND_MS = 4;
/** And for so long nobody but others: a short request takes several rounds, and would meet long work in each. */
const REST_MS = 8;

/** The rounds of the event loop, which all long work of a process shares: so twenty long works hold it no longer than one. */
export class Rounds {
  private spentMs = 0;
  private isCounting = false;
  private readonly waiting: (() => void)[] = [];

  constructor(
    readonly now: () => number = () => performance.now(),
    private readonly restMs = REST_MS,
  ) {}

  get isSpent(): boolean {
    return this.spentMs >= ROUND_MS;
  }

  spend(ms: number): void {
    this.spentMs += ms;
    this.count();
  }

  /** The next round that nobody else waits for. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.count();
    });
  }

  private count(): void {
    if (this.isCounting) return;
    this.isCounting = true;
    setImmediate(() => (this.isSpent ? setTimeout(() => this.turn(), this.restMs) : this.turn()));
  }

  private turn(): void {
    this.isCounting = false;
    this.spentMs = 0;
    this.waiting.shift()?.();
    if (this.waiting.length > 0) this.count();
  }
}

const ROUNDS = new Rounds();

/** Takes what was worked, in ms; who has spent too much waits until it may go on. */
export type Pay = (ms: number) => Promise<void> | void;

/** The turns of one long work: between two of its steps others may have theirs, and what it holds the loop for is paid. */
export class Turns {
  private since: number;
  private unpaidMs = 0;

  constructor(
    private readonly pay: Pay = () => undefined,
    private readonly rounds = ROUNDS,
  ) {
    this.since = rounds.now();
  }

  /** Before its first step, and again when it has waited for something else: in each round one work goes on. */
  async begin(): Promise<void> {
    await this.rounds.next();
    this.since = this.rounds.now();
  }

  /** After each step. */
  async pause(): Promise<void> {
    this.count();
    if (!this.rounds.isSpent) return;
    await this.settle();
    await this.begin();
  }

  /** After the last one, and before it waits for something else. */
  async end(): Promise<void> {
    this.count();
    await this.settle();
  }

  private count(): void {
    const now = this.rounds.now();
    const ms = now - this.since;
    this.since = now;
    this.unpaidMs += ms;
    this.rounds.spend(ms);
  }

  private async settle(): Promise<void> {
    const ms = this.unpaidMs;
    this.unpaidMs = 0;
    await this.pay(ms);
  }
}

/** A turn looks up after so many comparisons. */
const COMPARED_AT_ONCE = 16;

const merged = async <T>(
  one: readonly T[],
  other: readonly T[],
  compare: (one: T, other: T) => number,
  turns: Turns,
): Promise<T[]> => {
  const all: T[] = [];
  for (let a = 0, b = 0; a < one.length || b < other.length;) {
    const isOnes = b >= other.length || (a < one.length && compare(one[a] as T, other[b] as T) <= 0);
    all.push((isOnes ? one[a++] : other[b++]) as T);
    if (all.length % COMPARED_AT_ONCE === 0) await turns.pause();
  }
  return all;
};

/** Sorted as `Array.sort` does, in turns. */
export const sortInTurns = async <T>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
  turns: Turns,
): Promise<readonly T[]> => {
  if (items.length <= COMPARED_AT_ONCE) return [...items].sort(compare);
  const middle = items.length >> 1;
  const one = await sortInTurns(items.slice(0, middle), compare, turns);
  const other = await sortInTurns(items.slice(middle), compare, turns);
  return merged(one, other, compare, turns);
};

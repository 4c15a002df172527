import { randomUUID } from 'node:crypto';
import { modelsIn } from '@sae/projections/models/all';
import { ALIVE, CURRENT } from '@sae/projections/reading';
import { descriptionOf, everyCall, type RouteCall } from '../../../api/testing/every-call.js';
import { PreparedHouse, type Till } from '../../../api/testing/prepared-house.js';
import type { OwnSystem } from '../../../api/testing/system.js';
import { verify } from '../../../projections/src/verifying/verify.js';
import { Round, type Question, type Wish } from './round.js';
import type { Trouble } from './troubles.js';
import { Written, type Facts } from './written.js';

/** What is made ready must be shown in time. */
const AT_ONCE = 8;

const fewAtOnce = async <T, U>(all: readonly T[], make: (one: T, n: number) => Promise<U>): Promise<U[]> => {
  const made: U[] = [];
  for (let n = 0; n < all.length; n += AT_ONCE)
    made.push(...(await Promise.all(all.slice(n, n + AT_ONCE).map((one, at) => make(one, n + at)))));
  return made;
};

/** Every call of the API's description, while the event store is in trouble. */
export class StoreSweep {
  private readonly facts = new Map<string, Facts>();
  private readonly written: Written;
  private readonly commands: readonly RouteCall[];
  private readonly questions: readonly RouteCall[];
  private rounds = 0;

  private constructor(
    private readonly system: OwnSystem,
    /** What its workers have said. */
    private readonly said: readonly string[],
    calls: readonly RouteCall[],
    /** In which all is done. */
    private readonly busy: PreparedHouse,
    /** In which nothing is done, so that each question has one answer. */
    private readonly still: PreparedHouse,
  ) {
    this.written = new Written(system.log);
    this.commands = calls.filter(({ isCommand }) => isCommand);
    this.questions = calls.filter(({ isCommand }) => !isCommand);
  }

  static async begin(system: OwnSystem, till: Till): Promise<StoreSweep> {
    const said: string[] = [];
    system.startWorkers((line) => said.push(line));
    const calls = everyCall(await descriptionOf(system.url));
    const [busy, still] = await Promise.all([PreparedHouse.open(system, till), PreparedHouse.open(system, till)]);
    return new StoreSweep(system, said, calls, busy, still);
  }

  /** Every call in peace. What goes wrong. */
  async inPeace(): Promise<readonly string[]> {
    const round = new Round();
    const wishes = await this.wishes(() => true);
    await this.asked(round);
    const told = await Promise.all(wishes.map((wish) => round.insist(this.busy, wish)));
    await this.written.readOn();
    for (const { call, key, requestIds } of told)
      this.facts.set(call.name, { keyed: this.written.under(key!), all: this.written.in(requestIds[0]!) });
    return [...round.wrong];
  }

  /** Every call during a trouble, and until all is well again. What goes wrong. */
  async during(trouble: Trouble): Promise<string[]> {
    const round = new Round();
    // Every second one without a key, as by somebody who never asks twice: the others the next time.
    const odd = this.rounds++ % 2;
    const wishes = await this.wishes((n) => n % 2 === odd);
    const questions = await this.asked(round);
    const generation = await this.system.redis.get(CURRENT);
    const over = trouble.befall(this.system, round.slowly).then(() => round.over());
    const asking = questions.map((question) => round.keepAsking(this.still, question));
    const told = await Promise.all(
      wishes.map((wish, n) => round.insist(this.busy, wish, (trouble.ms * n) / wishes.length)),
    );
    await Promise.all([over, ...asking]);
    await this.written.readOn();
    for (const { call, isDone, ...sent } of told)
      round.note(call, this.written.wrongIn(sent, isDone, this.facts.get(call.name)!));
    return [...round.wrong, ...(await this.givenUp(generation))];
  }

  /** What `npm run verify` finds. */
  async difference(): Promise<string | null> {
    const { log, redis, config } = this.system;
    const { signal } = new AbortController();
    return (await verify({ log, redis, ...modelsIn(config.timeZone), signal })).difference;
  }

  private wishes(hasKey: (n: number) => boolean): Promise<Wish[]> {
    return fewAtOnce(this.commands, async (call, n) => ({
      ...{ call, key: hasKey(n) ? randomUUID() : undefined },
      asking: await call.ready(this.busy),
    }));
  }

  private asked(round: Round): Promise<Question[]> {
    return fewAtOnce(this.questions, async (call) => {
      const asking = await call.ready(this.still);
      return { call, asking, answer: await round.well(this.still, call, asking) };
    });
  }

  /** What was built anew although it was true. */
  private async givenUp(generation: string | null): Promise<readonly string[]> {
    const [current = null, alive = null] = await this.system.redis.mGet([CURRENT, ALIVE]);
    const { because = '' } = JSON.parse(alive ?? '{}') as { because?: string };
    return [
      ...(current === generation ? [] : [`The read models were built anew: ${because}`]),
      ...this.said.filter((line) => line.includes('It is another log')),
    ];
  }
}

import { V8_FLAGS } from '../../embedded/src/v8-flags.js';
import { descriptionOf, everyCall, send } from '../../api/testing/every-call.js';
import type { PreparedHouse } from '../../api/testing/prepared-house.js';
import { StandInRazorpay } from '../../api/testing/razorpay.js';
import { MOST_HELD_MS, startSystem, type OwnSystem } from '../../api/testing/system.js';
import { signedInOwner } from '../../api/testing/verbs.js';
import { everyAsk, type Ask, type Described } from './asks.js';
import { whileDeaf } from './deaf.js';
import { filledHouse, type Filling } from './filled-house.js';
import { Neighbour } from './neighbour.js';
import { weighed } from './weighed.js';

/** The edge is 25 orders of 200 lines; what else calls about orders need is beside them. */
export const NEARLY_FULL: Filling = { open: 23, past: 4, moves: 8, dishes: 20 };

const AT_ONCE = 8;
/** Beside all that a neighbour's call may take so many times as long as alone. */
export const MOST_TIMES = 3;
/** What one restaurant may spend in ten seconds, and the bytes of an answer that are a point of it. */
const POINTS = 1_000;
const BYTES_PER_POINT = 16 * 1024;
/** An answer of so much is one that is paid for. */
const HEAVY_BYTES = 128 * 1024;
/** What is read from the log is not refused, and waits until there is enough to spend. */
const WAITED_MS = 3_000;
/** More than any stranger may ask in a minute. */
const STRANGERS_MOST = 3_500;
/** Of a spent budget's time, longer than a call takes. */
const LEFT_SECONDS = 4;

const several = <T>(count: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));

/** A street with one restaurant that does whatever it may to the others. */
export class HostileStreet {
  private constructor(
    private readonly system: OwnSystem,
    readonly house: PreparedHouse,
    readonly asks: readonly Ask[],
    private readonly razorpay: StandInRazorpay,
    /** A node without limits, whose loop is watched. */
    private readonly watched: string,
    /** A node with all limits. */
    private readonly strict: string,
  ) {}

  static async open(filling: Filling): Promise<HostileStreet> {
    // As it is deployed: gigabytes of answers are work enough.
    const system = await startSystem({ flags: V8_FLAGS.api });
    system.startWorkers();
    const razorpay = await new StandInRazorpay().open();
    // It is the till, too: what else is paid goes by the first node.
    const strict = await system.addNode({ limitsRequests: true, payments: razorpay.settings });
    const house = await filledHouse(system, { razorpay, url: strict }, filling);
    const asks = await everyAsk((await descriptionOf(system.url)) as Described, house);
    return new HostileStreet(system, house, asks, razorpay, system.url, strict);
  }

  async description(): Promise<Described> {
    return (await descriptionOf(this.watched)) as Described;
  }

  /** The same, asked at nodes that are told something else. */
  async besides(env: NodeJS.ProcessEnv): Promise<HostileStreet> {
    const { system, house, asks, razorpay } = this;
    const watched = await system.addNode(undefined, env);
    const strict = await system.addNode({ limitsRequests: true }, env);
    return new HostileStreet(system, house, asks, razorpay, watched, strict);
  }

  /** Once more where a connection that was kept is shut just then. */
  private ask({ asking }: Ask, url = this.watched) {
    const once = () => weighed(this.house.owner, asking, url);
    return once().catch(once);
  }

  /** Which questions hold the event loop of a node, and for how long; so many of them are enough. */
  async holding(most: number): Promise<string[]> {
    const found: string[] = [];
    for (const ask of this.asks) {
      if (found.length >= most) break;
      const held = await this.system.longestHold(() => several(AT_ONCE, () => this.ask(ask)), this.watched);
      if (held > MOST_HELD_MS) found.push(`${ask.name}: ${Math.round(held)} ms`);
    }
    return found;
  }

  /** For how long pushes hold it that nobody reads, and whether those who do not are ended. */
  async pushing(sockets: number, moves: number): Promise<string[]> {
    const { house, watched } = this;
    let heard = 0;
    const held = await this.system.longestHold(async () => {
      heard = await whileDeaf(watched, sockets, { token: house.owner.token }, async () => {
        for (let n = 0; n < moves; n += 1)
          await house.api.put(`/orders/${house.standing.live}/table`, { tableNo: 1 + (n % 90) });
      });
    }, watched);
    return [
      ...(held > MOST_HELD_MS ? [`pushes that nobody reads: ${Math.round(held)} ms`] : []),
      ...(heard > 0 ? [`sockets that are not ended: ${heard}`] : []),
    ];
  }

  /** Which heavy answers can be had for less than they cost. */
  async unpaid(): Promise<string[]> {
    const found: string[] = [];
    for (const ask of this.asks) {
      const { bytes, status } = await this.ask(ask);
      if (status !== 200 || bytes < HEAVY_BYTES || ask.name.includes('?')) continue;
      const payable = Math.ceil(POINTS / (1 + Math.floor(bytes / BYTES_PER_POINT)));
      let asked = 0;
      let isStopped = false;
      for (; !isStopped && asked < 3 * payable + AT_ONCE; asked += AT_ONCE) {
        const began = performance.now();
        const answers = await several(AT_ONCE, () => this.ask(ask, this.strict));
        isStopped = answers.some(({ status: is }) => is === 429) || performance.now() - began > WAITED_MS;
      }
      if (!isStopped) found.push(`${ask.name}: ${asked} times ${bytes} bytes`);
    }
    return found;
  }

  /** Which calls are done for a restaurant that has spent its budget. */
  async unrefused(): Promise<string[]> {
    // With what costs most: a slow machine cannot ask often enough to spend it on what costs little.
    const dear = this.asks.find(({ name }) => name === 'ordering.live') as Ask;
    const spend = async () => {
      for (;;) {
        const { status, headers } = await this.ask(dear, this.strict);
        if (![200, 429].includes(status)) throw new Error(`${dear.name} answers ${status}: the house is not as it was`);
        // Shortly before it is whole again it would be so for what is asked next.
        if (status === 429 && Number(headers['retry-after']) >= LEFT_SECONDS) return;
        await several(AT_ONCE, () => this.ask(dear, this.strict));
      }
    };
    const found: string[] = [];
    for (const call of everyCall(await this.description())) {
      if (call.isOpen) continue;
      const statuses: number[] = [];
      // It is mostly spent from the call before, and may be whole again in between.
      while (!statuses.includes(429) && statuses.length < 4) {
        const asking = { ...(await call.ready(this.house)), url: this.strict, token: this.house.owner.token };
        // What is done after all is done to the house that the next calls need.
        if (statuses.length > 0 || call.isCommand) await spend();
        statuses.push((await send(this.house, call, asking)).status);
      }
      if (!statuses.includes(429)) found.push(`${call.name}: ${statuses.join()}`);
    }
    return found;
  }

  /** Which open questions strangers may ask without end. */
  async unlimited(): Promise<string[]> {
    const found: string[] = [];
    for (const ask of this.asks) {
      if (!ask.call.isOpen || ask.name.includes('?')) continue;
      let asked = 0;
      let isRefused = false;
      for (; !isRefused && asked < STRANGERS_MOST; asked += 50)
        isRefused = (await several(50, () => this.ask(ask, this.strict))).some(({ status }) => status === 429);
      if (!isRefused) found.push(`${ask.name}: ${asked} times`);
    }
    return found;
  }

  /**
   * How many times as long as alone a neighbour's slowest call in a hundred takes: the least of so many rounds, for what
   * really slows it does so in each.
   */
  async slowedDown(rounds: number, calls: number): Promise<number> {
    const neighbour = new Neighbour(await signedInOwner(this.system), this.strict);
    let least = Infinity;
    try {
      for (let round = 0; round < rounds && least >= MOST_TIMES; round += 1) {
        const alone = await neighbour.taken(calls);
        let isOver = false;
        const asking = several(AT_ONCE, async (n) => {
          for (let turn = n; !isOver; turn += AT_ONCE)
            await this.ask(this.asks[turn % this.asks.length] as Ask, this.strict);
        });
        const beside = await neighbour.taken(calls);
        isOver = true;
        await asking;
        least = Math.min(least, beside.p99 / alone.p99);
        if (alone.refused + beside.refused > 0) throw new Error('The neighbour was refused what it asked');
      }
      return least;
    } finally {
      await neighbour.end();
    }
  }

  async close(): Promise<void> {
    await this.system.killWorkers();
    await this.system.stop();
    await this.razorpay.close();
  }
}

import { deafWebsocket } from '../../api/testing/deaf-sockets.js';
import { descriptionOf, everyCall, send } from '../../api/testing/every-call.js';
import type { PreparedHouse } from '../../api/testing/prepared-house.js';
import { StandInRazorpay } from '../../api/testing/razorpay.js';
import { MOST_HELD_MS, startSystem, type OwnSystem } from '../../api/testing/system.js';
import { signedInOwner } from '../../api/testing/verbs.js';
import { everyAsk, type Ask } from './asks.js';
import { filledHouse, type Filling } from './filled-house.js';
import { Neighbour } from './neighbour.js';

const AT_ONCE = 4;
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

const several = <T>(count: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));

/** A street with one restaurant that does whatever it may to the others. */
export class HostileStreet {
  private constructor(
    readonly system: OwnSystem,
    /** A node with all limits; the first has none, and its loop is watched. */
    private readonly strict: string,
    readonly house: PreparedHouse,
    readonly asks: readonly Ask[],
    private readonly neighbour: Neighbour,
    private readonly razorpay: StandInRazorpay,
  ) {}

  static async open(filling: Filling): Promise<HostileStreet> {
    const system = await startSystem();
    system.startWorkers();
    const strict = await system.addNode({ limitsRequests: true });
    const razorpay = await new StandInRazorpay().open();
    const till = { razorpay, url: await system.addNode({ payments: razorpay.settings }) };
    const house = await filledHouse(system, till, filling);
    const asks = await everyAsk(await descriptionOf(system.url), house);
    const neighbour = new Neighbour(await signedInOwner(system), strict);
    return new HostileStreet(system, strict, house, asks, neighbour, razorpay);
  }

  private ask({ call, asking }: Ask, url = this.system.url) {
    return send(this.house, call, { ...asking, url });
  }

  /** Which questions hold the event loop of a node, and for how long. */
  async holding(asks = this.asks): Promise<string[]> {
    const found: string[] = [];
    for (const ask of asks) {
      const held = await this.system.longestHold(() => several(AT_ONCE, () => this.ask(ask)));
      if (held > MOST_HELD_MS) found.push(`${ask.name}: ${Math.round(held)} ms`);
    }
    return found;
  }

  /** For how long pushes hold it that nobody reads, and the end of those who do not. */
  async pushing(sockets: number, moves: number): Promise<number> {
    const { system, house } = this;
    const connections = await several(sockets, () => deafWebsocket(system.url, { token: house.owner.token }));
    return system.longestHold(async () => {
      for (let n = 0; n < moves; n += 1)
        await house.api.put(`/orders/${house.standing.live}/table`, { tableNo: 1 + (n % 90) });
      for (const connection of connections) connection.destroy();
    });
  }

  /** Which heavy answers can be had for less than they cost. */
  async unpaid(): Promise<string[]> {
    const found: string[] = [];
    for (const ask of this.asks) {
      const { bytes, status } = await this.ask(ask);
      if (status !== 200 || bytes.length < HEAVY_BYTES || ask.name.includes('?')) continue;
      const payable = Math.ceil(POINTS / (1 + Math.floor(bytes.length / BYTES_PER_POINT)));
      let asked = 0;
      let isStopped = false;
      for (; !isStopped && asked < 3 * payable + AT_ONCE; asked += AT_ONCE) {
        const began = performance.now();
        const answers = await several(AT_ONCE, () => this.ask(ask, this.strict));
        isStopped = answers.some(({ status: is }) => is === 429) || performance.now() - began > WAITED_MS;
      }
      if (!isStopped) found.push(`${ask.name}: ${asked} times ${bytes.length} bytes`);
    }
    return found;
  }

  /** Which calls are done for a restaurant that has spent its budget. */
  async unrefused(): Promise<string[]> {
    // With what costs most: a slow machine cannot ask often enough to spend it on what costs little.
    const dear = this.asks.find(({ name }) => name === 'ordering.live') as Ask;
    const spend = async () => {
      while ((await this.ask(dear, this.strict)).status !== 429)
        await several(AT_ONCE, () => this.ask(dear, this.strict));
    };
    const found: string[] = [];
    for (const call of everyCall(await descriptionOf(this.system.url))) {
      if (call.isOpen) continue;
      const statuses: number[] = [];
      // A budget may be whole again in between.
      while (!statuses.includes(429) && statuses.length < 3) {
        const asking = { ...(await call.ready(this.house)), url: this.strict, token: this.house.owner.token };
        await spend();
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
      if (!ask.call.isOpen) continue;
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
    let least = Infinity;
    for (let round = 0; round < rounds && least >= MOST_TIMES; round += 1) {
      const alone = await this.neighbour.taken(calls);
      let isOver = false;
      const asking = several(AT_ONCE, async (n) => {
        for (let turn = n; !isOver; turn += AT_ONCE)
          await this.ask(this.asks[turn % this.asks.length] as Ask, this.strict);
      });
      const beside = await this.neighbour.taken(calls);
      isOver = true;
      await asking;
      least = Math.min(least, beside.p99 / alone.p99);
      if (alone.refused + beside.refused > 0) throw new Error('The neighbour was refused what it asked');
    }
    return least;
  }

  async close(): Promise<void> {
    await this.neighbour.end();
    await this.system.killWorkers();
    await this.system.stop();
    await this.razorpay.close();
  }
}

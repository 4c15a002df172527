import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { modelsIn } from '@sae/projections/models/all';
import { said } from '../../../api/testing/calls/asking.js';
import { descriptionOf, everyCall, send, type RouteCall } from '../../../api/testing/every-call.js';
import { startNode, startProjections, startWorkers, type Process } from '../../../api/testing/parts.js';
import { PreparedHouse, YEAR } from '../../../api/testing/prepared-house.js';
import { startSystem, type OwnSystem } from '../../../api/testing/system.js';
import type { SharedClock } from '../../../api/testing/test-clock.js';
import { TERMS } from '../../../api/testing/verbs.js';
import { Dice } from '../../../embedded/src/demo/dice.js';
import { untilReady } from '../../../platform/testing/ready.js';
import { verify } from '../../../projections/src/verifying/verify.js';
import { Written } from '../../sweeps/store/written.js';
import { noFindings } from './auditor.js';
import type { Row } from './drill.js';
import { settled, Target } from './target.js';

type Flow = Pick<RouteCall, 'method' | 'ready'>;

const SPLIT: Flow = {
  method: 'post',
  ready: async (house) => {
    const { id, tableNo } = await house.accepted();
    const other = await house.placed(tableNo);
    await house.api.put(`/orders/${other.id}/recurring`);
    return said('/orders/complete', { tableNo, orderIds: [id], ...TERMS });
  },
};
const EXPORT: Flow = {
  method: 'get',
  ready: async () => said(`/orders/export?${YEAR}&exportId=${randomUUID()}`),
};

/** What people do, by the name the API's description has for it. */
const FLOWS = {
  'sign up': 'access.signUp',
  verify: 'access.verifyOtp',
  'log in': 'access.logIn',
  'pay for a plan': 'payments.decide',
  'change the menu': 'menu.change',
  'place an order': 'ordering.place',
  accept: 'ordering.makeRecurring',
  bill: 'billing.complete',
  pay: 'billing.markPaid',
  'split a bill': SPLIT,
  'guest order': 'guests.order',
  export: EXPORT,
} as const satisfies Readonly<Record<string, string | Flow>>;

/** How many points of a flow are tried where not all are. */
const SOME = { api: 3, projections: 2, workers: 3 } as const;
/** Not all flows have as many messages each time: of these many at least. */
const SURELY = 0.7;
type TargetName = keyof typeof SOME;
/** What makes work for the workers. */
const JOBS: readonly string[] = ['sign up', 'export'];
const AGAIN_MS = 50;
const GIVEN_UP_MS = 60_000;

interface Points {
  readonly seed: number;
  readonly only?: string;
  readonly isLong: boolean;
  readonly say: (sentence: string) => void;
}

const readyOnce = async (process: Process): Promise<Process> => {
  await untilReady(process.child);
  return process;
};

/** One system in which everything is counted. */
class Sweep {
  private readonly facts = new Map<string, readonly string[]>();
  private readonly written: Written;

  private constructor(
    private readonly system: OwnSystem,
    private readonly house: PreparedHouse,
    private readonly calls: readonly RouteCall[],
    private readonly targets: Readonly<Record<TargetName, Target>>,
    private readonly api: Target<Process & { readonly url: string }>,
  ) {
    this.written = new Written(system.log);
  }

  static async begin(): Promise<Sweep> {
    const system = await startSystem();
    const { config, clock, url } = system;
    const projections = await Target.between('projections', config, (ways) =>
      readyOnce(startProjections({ ...config, ...ways })),
    );
    // Those that were there stand by for ever.
    system.signalProjections('SIGSTOP');
    const workers = await Target.between('workers', config, (ways) => readyOnce(startWorkers({ ...config, ...ways })));
    const api = await Target.between('api', config, (ways) => startNode({ ...config, ...ways }, clock as SharedClock));
    const house = await PreparedHouse.open(system);
    return new Sweep(system, house, everyCall(await descriptionOf(url)), { api, projections, workers }, api);
  }

  /** A flow, in which the target is ended before some of its messages. */
  async row(flow: keyof typeof FLOWS, name: TargetName, dice: Dice, isLong: boolean): Promise<Row> {
    const findings = noFindings();
    const target = this.targets[name];
    const { messages } = await this.live(flow, target, Infinity);
    const all = Array.from({ length: messages }, (_, n) => n + 1);
    const sure = Math.max(1, Math.floor(messages * SURELY));
    const some = Array.from({ length: SOME[name] }, () => dice.between(1, sure));
    let [ended, worst] = [0, 0];
    for (const point of isLong ? all : new Set(some)) {
      const { made, seconds, wrong, isEnded } = await this.live(flow, target, point);
      const kept = [...this.facts.get(flow)!];
      for (const type of made) if (kept.includes(type)) kept.splice(kept.indexOf(type), 1);
      if (kept.length > 0) findings.lost.push(`before message ${point}: ${kept.join(', ')}`);
      if (made.length + kept.length > this.facts.get(flow)!.length)
        findings.doubled.push(`before message ${point}: ${made.join(', ')}`);
      if (wrong !== null) findings.untrue.push(`before message ${point}: ${wrong}`);
      ended += isEnded ? 1 : 0;
      worst = Math.max(worst, seconds);
    }
    return {
      name: `${name} ended in: ${flow} (${ended} of ${messages})`,
      ...findings,
      acknowledged: ended,
      right: worst,
      jobs: 0,
    };
  }

  /** What `npm run verify` says of all of it. */
  async difference(): Promise<string | null> {
    const { log, redis, config } = this.system;
    const { signal } = new AbortController();
    return (await verify({ log, redis, ...modelsIn(config.timeZone), signal })).difference;
  }

  async stop(): Promise<void> {
    for (const target of Object.values(this.targets)) await target.stop();
    this.system.signalProjections('SIGCONT');
    await this.system.stop();
  }

  private flowOf(flow: keyof typeof FLOWS): Flow {
    const found = FLOWS[flow];
    return typeof found === 'string' ? this.calls.find(({ name }) => name === found)! : found;
  }

  /** Asks under one key until it is done, as a screen does. */
  private async live(flow: keyof typeof FLOWS, target: Target, endsBefore: number) {
    const call = this.flowOf(flow);
    const asking = await call.ready(this.house);
    const key = randomUUID();
    const deadline = performance.now() + GIVEN_UP_MS;
    let wrong: string | null = null;
    target.arm(endsBefore);
    for (;;) {
      const url = target === this.targets.api ? this.api.now.url : this.system.url;
      const answer = await send(this.house, call, asking, { key, url, signal: AbortSignal.timeout(20_000) }).catch(
        () => null,
      );
      if (answer && answer.status < 300) break;
      if (answer && answer.status !== 503) wrong = `${answer.status} ${answer.bytes.toString()}`;
      if (performance.now() > deadline) wrong ??= 'it was never answered';
      if (wrong !== null) break;
      await pause(AGAIN_MS);
    }
    const answeredAt = performance.now();
    await settled();
    const { endedAt } = target;
    const messages = await target.disarm();
    await this.written.readOn();
    const made = this.written.under(key);
    if (!this.facts.has(flow)) this.facts.set(flow, made);
    const seconds = endedAt === null ? 0 : Math.max(0, (answeredAt - endedAt) / 1_000);
    return { messages, made, seconds, wrong, isEnded: endedAt !== null };
  }
}

/** Ends a process before some message, or every one, of twelve things people do. */
export const crashPoints = async ({ seed, only, isLong, say }: Points): Promise<Row[]> => {
  const pairs = (Object.keys(SOME) as TargetName[]).flatMap((name) =>
    (Object.keys(FLOWS) as (keyof typeof FLOWS)[])
      .filter((flow) => name !== 'workers' || JOBS.includes(flow))
      .map((flow) => ({ name, flow })),
  );
  const chosen = pairs.filter(
    ({ flow }) => only === undefined || only.split(',').some((part) => `points/${flow}`.includes(part)),
  );
  if (chosen.length === 0) return [];
  const sweep = await Sweep.begin();
  const rows: Row[] = [];
  try {
    for (const [n, { name, flow }] of chosen.entries()) {
      const row = await sweep.row(flow, name, new Dice(seed + n), isLong);
      rows.push(row);
      const wrong = [...row.lost, ...row.doubled, ...row.untrue];
      say(
        [`${n + 1} of ${chosen.length}, ${row.name}: answered after ${row.right.toFixed(1)} s at most`, ...wrong].join(
          '\n',
        ),
      );
    }
    const untrue = [await sweep.difference()].filter((one) => one !== null);
    rows.push({ name: 'verify, of all of it', ...noFindings(), untrue, acknowledged: 0, right: 0, jobs: 0 });
  } finally {
    await sweep.stop();
  }
  return rows;
};

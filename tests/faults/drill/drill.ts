import { setTimeout as pause } from 'node:timers/promises';
import { UPCASTERS } from '@sae/domain/ordering';
import { Log } from '@sae/platform/log';
import { modelsIn } from '@sae/projections/models/all';
import { connectRedis } from '@sae/platform/redis';
import { Dice } from '../../../embedded/src/demo/dice.js';
import { verify } from '../../../projections/src/verifying/verify.js';
import { Written } from '../../sweeps/store/written.js';
import { Auditor, noFindings, type Findings } from './auditor.js';
import { FAULTS, nameOf, TRIALS, type Fault, type Trial } from './faults.js';
import { openHouse } from './house.js';
import { Load } from './load.js';
import type { Network } from './network.js';
import { recovered } from './recovery.js';
import { Site } from './site.js';

export type Row = {
  readonly name: string;
  /** Why it was not injected. */
  readonly why?: string;
  readonly acknowledged: number;
  readonly right: number;
  readonly jobs: number;
} & Findings;

const TIME_ZONE = 'Asia/Kolkata';
const WORK_FIRST_MS = 400;
const LASTS_MS = 4_000;
/** Beyond the 15 s that a call waits. */
const LONG_MS = 20_000;
const LONG_ROUNDS = 3;

export const notInjected = (name: string, why: string): Row => ({
  name,
  why,
  ...noFindings(),
  acknowledged: 0,
  right: 0,
  jobs: 0,
});

export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** One fault, in an evening of a restaurant of its own. */
const tried = async (site: Site, written: Written, trial: Trial, dice: Dice, lastsMs: number): Promise<Row> => {
  const name = nameOf(trial);
  const fault: Fault = FAULTS[trial.fault];
  const why = fault.why(site, trial.part);
  if (why !== null) return notInjected(name, why);
  const house = await openHouse(site);
  const load = new Load(site, house);
  await pause(WORK_FIRST_MS + dice.between(0, WORK_FIRST_MS));
  const nodes = site.nodesOf(trial.part);
  await fault.befall(site, trial.isAll ? nodes : [dice.one(nodes)], trial.part, lastsMs);
  const findings = noFindings();
  const seconds = { right: Infinity, jobs: Infinity };
  try {
    Object.assign(seconds, await recovered(site, house));
    await load.end();
    Object.assign(findings, await new Auditor(site, house, written, fault.movesClock).audit());
  } catch (error) {
    findings.untrue.push(sentenceOf(error), ...house.ledger.untrue);
  } finally {
    house.close();
  }
  return { name, acknowledged: house.ledger.acknowledged.length, ...findings, ...seconds };
};

export interface Drill {
  readonly network: Network;
  readonly seed: number;
  /** Which rows, as `part/fault`; all when nothing is said. */
  readonly only?: string;
  /** Longer, and more often than once. */
  readonly isLong: boolean;
  readonly say: (sentence: string) => void;
}

const isChosen = (only: string | undefined) => (trial: Trial) =>
  only === undefined || only.split(',').some((part) => nameOf(trial).includes(part));

/** What `npm run verify` says of all that happened. */
export const difference = async ({ redisUrl }: Site, log: Log): Promise<string | null> => {
  const redis = await connectRedis(redisUrl, { name: 'drill' });
  const { signal } = new AbortController();
  const { difference } = await verify({ log, redis, ...modelsIn(TIME_ZONE), signal });
  redis.destroy();
  return difference;
};

/** Every fault on every part, one after another, in one site. */
export const drill = async ({ network, seed, only, isLong, say }: Drill): Promise<Row[]> => {
  const round = TRIALS.filter(isChosen(only));
  const trials = Array.from({ length: isLong ? LONG_ROUNDS : 1 }, () => round).flat();
  if (trials.length === 0) return [];
  const site = await Site.open(network);
  const log = new Log(site.eventStoreUrl, { upcasters: UPCASTERS });
  const written = new Written(log);
  const rows: Row[] = [];
  try {
    for (const [n, trial] of trials.entries()) {
      const row = await tried(site, written, trial, new Dice(seed + n), isLong ? LONG_MS : LASTS_MS).catch((error) => ({
        ...notInjected(nameOf(trial), ''),
        untrue: [`not even begun: ${sentenceOf(error)}`],
      }));
      rows.push(row);
      const { lost, doubled, untrue, right, jobs, why } = row;
      const wrong = [...lost, ...doubled, ...untrue];
      const well = `right after ${right.toFixed(1)} s, jobs after ${jobs.toFixed(1)} s`;
      say(
        `${n + 1} of ${trials.length}, ${row.name} (${FAULTS[trial.fault].name}): ${why ? `not injected: ${why}` : well}`,
      );
      if (wrong.length > 0) say([...wrong.slice(0, 8), site.words(), site.lastLines(12)].join('\n'));
    }
    const untrue = [await difference(site, log)].filter((one) => one !== null);
    rows.push({ ...notInjected('verify, of all of it', ''), acknowledged: 0, untrue });
  } finally {
    await log.close();
    await site.stop();
  }
  return rows;
};

import { setTimeout as pause } from 'node:timers/promises';
import { UPCASTERS } from '@sae/domain/ordering';
import { Log } from '@sae/platform/log';
import { connectRedis } from '@sae/platform/redis';
import { Dice } from '../../../embedded/src/demo/dice.js';
import { Written } from '../../sweeps/store/written.js';
import { Auditor, noFindings } from './auditor.js';
import { difference, notInjected, sentenceOf, type Row } from './drill.js';
import { growth, sampled, type Sample } from './growth.js';
import { openHouse, type House } from './house.js';
import { Load } from './load.js';
import { loopback } from './network.js';
import { recovered } from './recovery.js';
import { Site } from './site.js';

const RESTAURANTS = 3;
const MINUTE_MS = 60_000;
const FIRST_MS = 5_000;
const LATEST_MS = 25_000;

interface Soak {
  readonly seed: number;
  readonly minutes: number;
  readonly say: (sentence: string) => void;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const acknowledged = (houses: readonly House[]): number => sum(houses.map(({ ledger }) => ledger.acknowledged.length));
const orders = (houses: readonly House[]): number => sum(houses.map(({ ledger }) => ledger.orders.size));

/** A process is killed: how long until all is right again. */
const killed = async (site: Site, house: House, name: string): Promise<Row> => {
  site.signal(name, 'SIGKILL');
  const row = notInjected(`${name}/killed`, '');
  return recovered(site, house).then(
    (seconds) => ({ ...row, ...seconds }),
    (error) => ({ ...row, untrue: [sentenceOf(error)] }),
  );
};

const audited = async (site: Site, house: House, written: Written, name: string): Promise<Row> => {
  const count = house.ledger.acknowledged.length;
  const findings = await new Auditor(site, house, written).audit().catch((error) => ({
    ...noFindings(),
    untrue: [sentenceOf(error), ...house.ledger.untrue],
  }));
  return { ...notInjected(name, ''), ...findings, acknowledged: count };
};

/** Some restaurants at work for so long, and each minute one process killed, whichever chance says. */
export const soak = async ({ seed, minutes, say }: Soak) => {
  const site = await Site.open(loopback('nothing is done to the network'));
  const log = new Log(site.eventStoreUrl, { upcasters: UPCASTERS });
  const redis = await connectRedis(site.redisUrl, { name: 'soak', isPatient: true, onOutage: () => undefined });
  const dice = new Dice(seed);
  const samples: Sample[] = [];
  const rows: Row[] = [];
  const houses: House[] = [];
  try {
    for (let n = 0; n < RESTAURANTS; n += 1) houses.push(await openHouse(site));
    const loads = houses.map((house) => new Load(site, house, RESTAURANTS));
    for (let minute = 1; minute <= minutes; minute += 1) {
      const over = Date.now() + MINUTE_MS;
      const before = acknowledged(houses);
      await pause(dice.between(FIRST_MS, LATEST_MS));
      const row = await killed(site, dice.one(houses), dice.one(site.nodes));
      rows.push(row);
      await pause(Math.max(0, over - Date.now()));
      const deeds = acknowledged(houses);
      samples.push(await sampled(site, redis, { orders: orders(houses), deeds }));
      const perSecond = (deeds - before) / (MINUTE_MS / 1_000);
      say(
        `minute ${minute} of ${minutes}, ${perSecond.toFixed(0)} commands a second, ${row.name}: ` +
          `right after ${row.right.toFixed(1)} s, jobs after ${row.jobs.toFixed(1)} s`,
      );
      for (const untrue of [...row.untrue, ...houses.flatMap(({ ledger }) => ledger.untrue)]) say(untrue);
    }
    await Promise.all(loads.map((load) => load.end()));
    const written = new Written(log);
    for (const [n, house] of houses.entries())
      rows.push(await audited(site, house, written, `restaurant ${n + 1} of ${RESTAURANTS}`));
    const untrue = [await difference(site, log)].filter((one) => one !== null);
    rows.push({ ...notInjected('verify, of all of it', ''), untrue });
    return { rows, held: growth(site, samples) };
  } finally {
    for (const house of houses) house.close();
    redis.destroy();
    await log.close();
    await site.stop();
  }
};

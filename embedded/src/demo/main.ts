import { UPCASTERS } from '@sae/domain/ordering';
import { keyRings } from '@sae/platform/config';
import type { Position } from '@sae/platform/log';
import { joined } from '@sae/platform/joined';
import { say, seldom, terminal } from '@sae/platform/terminal';
import { Progress } from '@sae/projections/progress';
import { PROFILE } from './books.js';
import { openRestaurant, serve, type DemoRestaurant, type DemoOptions } from './demo.js';

const help = `npm run demo -- [--orders 9000] [--days 365] [--seed 1]

Opens one more restaurant in the running system: a menu of 60 dishes, tables, reviews, and a year of orders up to now,
some of them still open. Everything is decided by the rules of the product and stands in the log.
It joins the instance that runs in DATA_DIR, or the services that EVENTSTORE_URL and REDIS_URL name.

  --orders  about how many
  --days    in how many days up to now
  --seed    another number, other guests
  --help    this text
`;

const EVERY_MS = 1_000;

const grouped = (count: number) => count.toLocaleString('en-IN');

const numbers = (values: Readonly<Record<string, string>>): Pick<DemoOptions, 'orders' | 'days' | 'seed'> => {
  const read = (name: string, most: number) => {
    const number = /^\d{1,9}$/.test(values[name] ?? '') ? Number(values[name]) : NaN;
    if (number >= 1 && number <= most) return number;
    throw new Error(`--${name} must be a whole number from 1 to ${grouped(most)}`);
  };
  return { orders: read('orders', 1_000_000), days: read('days', 3_650), seed: read('seed', 999_999_999) };
};

/** An account nobody can log in to is one under another secret than the system has. */
const logIn = async (api: string, { email, password }: DemoRestaurant): Promise<void> => {
  const answer = await fetch(`${api}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (answer.status === 401)
    throw new Error(
      'the system has other secrets: set JWT_SECRET, and ADDRESS_SECRET where it has one, as it runs with',
    );
  if (!answer.ok) throw new Error(`the api answered ${answer.status} to the log-in`);
};

const untilShown = async (progress: Progress, position: Position): Promise<void> => {
  const began = Number((await progress.state()).position ?? 0);
  while (!(await progress.reached(position, EVERY_MS))) {
    const { position: now, alive } = await progress.state();
    if (!alive) throw new Error('the projections do not run; the orders are in the log and will be shown when they do');
    const percent = (100 * (Number(now ?? 0) - began)) / Math.max(1, Number(position) - began);
    say(`Read models: ${Math.floor(Math.max(0, percent))} %`);
  }
};

const options = {
  orders: { type: 'string', default: '9000' },
  days: { type: 'string', default: '365' },
  seed: { type: 'string', default: '1' },
} as const;

await terminal({ help, failed: 'The demo was not finished', options }, (values) =>
  joined('demo', UPCASTERS, async ({ log, redis, port, timeZone, secrets, seconds }) => {
    const [{ secret }] = keyRings(secrets()).addresses;
    const wanted = { ...numbers(values), now: new Date().toISOString(), zone: timeZone, secret };
    const progress = new Progress(redis);
    await progress.start();
    try {
      const restaurant = await openRestaurant(log, wanted);
      await logIn(`http://127.0.0.1:${port}/api`, restaurant);
      const tell = seldom();
      const served = await serve(log, restaurant, wanted, (orders) => tell(() => `${grouped(orders)} orders`));
      if (served.position !== null) await untilShown(progress, served.position);
      say(
        [
          `${PROFILE.restaurantName} is open: 60 dishes, ${restaurant.tables} tables, ${grouped(served.orders)} orders and ${served.reviews} reviews, in ${seconds()} s.`,
          `  Open      http://localhost:${port}/app/login`,
          `  Email     ${restaurant.email}`,
          `  Password  ${restaurant.password}`,
        ].join('\n'),
      );
    } finally {
      await progress.close();
    }
  }),
);

import { spawn } from 'node:child_process';
import { deepStrictEqual } from 'node:assert';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { Stop } from '../../embedded/launch/setup.mjs';
import { freePort } from '../../platform/testing/free-port.mjs';
import { client } from '../support/system.mjs';
import { memoryOf } from './measure.mjs';
import { startPostgres } from './postgres.mjs';

const SERVER = fileURLToPath(new URL('instead/start.mjs', import.meta.url));

const menuRows = ({ restaurantId, menu }) =>
  menu.map(({ price, halfPrice, ...item }) => ({
    ...item,
    restaurantId,
    price: Math.round(price * 100),
    halfPrice: halfPrice === null ? null : Math.round(halfPrice * 100),
  }));

/** What the two may say otherwise. */
const likeness = (orders) => orders.map(({ id: _, createdAt: __, revision: ___, ...same }) => same);

/** The product's restaurants with their menus and live orders; who then answers otherwise is no match for it. */
const fill = async (database, url, owners) => {
  const rows = JSON.stringify(owners.flatMap(menuRows));
  await database.query('INSERT INTO menu_items SELECT * FROM json_populate_recordset(NULL::menu_items, $1)', [rows]);
  for (const { token, api, order } of owners) {
    const asks = client(url, token);
    const live = await api.get('/orders/live');
    for (let n = 0; n < live.length; n += 1) await asks.post('/orders/admin', order);
    deepStrictEqual(likeness(await asks.get('/orders/live')), likeness(live));
  }
  await database.query('VACUUM ANALYZE');
};

const versionOf = async (database) =>
  (await database.query('SHOW server_version')).rows[0].server_version.split(' ')[0];

const mbOf = (pid) => memoryOf(pid).reduce((sum, { mb }) => sum + mb, 0);

const connected = async (connectionString, work) => {
  const database = new pg.Client({ connectionString });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
};

/** What a team would build instead, with the same data, taking the same tokens; nothing where PostgreSQL cannot be had. */
export const startInstead = async ({ owners, jwtSecret, say }) => {
  let postgres;
  try {
    postgres = await startPostgres();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(`${error.message} What would be built instead is left out.`);
    return undefined;
  }
  const PORT = await freePort();
  const env = { ...process.env, PORT, DATABASE_URL: postgres.url, JWT_SECRET: jwtSecret, NODE_ENV: 'production' };
  const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
    await postgres.stop();
  };
  try {
    const isReady = await Promise.race([once(server, 'message').then(() => true), ended.then(() => false)]);
    if (!isReady) throw new Error('What would be built instead did not start');
    const url = `http://127.0.0.1:${PORT}`;
    const version = await connected(postgres.url, async (database) => {
      await fill(database, url, owners);
      return versionOf(database);
    });
    const memoryMb = [server, postgres].reduce((sum, { pid }) => sum + mbOf(pid), 0);
    return { url, version, memoryMb, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

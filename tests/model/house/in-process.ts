import { Tokens } from '../../../api/src/access/tokens.js';
import type { LoggedEvent } from '@sae/platform/log';
import { TablesReader } from '@sae/projections/models/tables';
import { newPages } from '../paper/pages.js';
import type { Asking } from '../steps/kind.js';
import { codeOf, formOf } from './asking.js';
import type { Answer, House, Street, Way } from './house.js';
import { MemoryLog } from './memory-log.js';
import { MemoryRedis } from './memory-redis.js';
import { GENERATION, writeModels } from './models.js';
import { asOlder } from './older.js';
import { startNode, StillClock, type Node } from './nodes.js';
import { exportedSheets } from './exported.js';
import { wrongPast } from './past.js';
import { verified } from './verified.js';
import { openAccount, SELLER } from './account.js';

const LOGS_IN_AGAIN_MS = 24 * 60 * 60_000;

/** Two nodes over one log and one Redis, all in this process: what happens between them is the real thing. */
export const startStreet = async (): Promise<Street> => {
  const redis = new MemoryRedis();
  const log = new MemoryLog((events: readonly LoggedEvent[]) => writeModels(redis, events));
  // Every other bill is written by an older program, as far as that could have written it.
  log.rewrite = (event, before) => (event.revision % 2 === 0 ? asOlder(event, before) : event);
  const clock = new StillClock();
  const nodes = [await startNode(log, redis, clock), await startNode(log, redis, clock)] as const;
  let restaurantId = 100_000_000;
  return {
    hasOwnClock: false,
    open: async (at) => {
      restaurantId += 1;
      clock.at = Date.parse(at);
      await openAccount(log, restaurantId, at);
      return new HouseInProcess(restaurantId, { log, redis, clock, nodes });
    },
  };
};

interface Parts {
  readonly log: MemoryLog;
  readonly redis: MemoryRedis;
  readonly clock: StillClock;
  readonly nodes: readonly [Node, Node];
}

class HouseInProcess implements House {
  readonly pages;
  private token = '';
  private loggedInAt = -Infinity;

  constructor(
    readonly restaurantId: number,
    private readonly parts: Parts,
  ) {
    this.pages = newPages(restaurantId, SELLER);
  }

  setClock(at: string): void {
    this.parts.clock.at = Date.parse(at);
  }

  async ask({ method, path, body, form, guestAt }: Asking, { node, key }: Way): Promise<Answer> {
    const { redis, nodes } = this.parts;
    const code =
      guestAt === undefined ? '' : await codeOf(new TablesReader(redis as never), this.restaurantId, guestAt);
    const sent = form ? formOf(form) : body === undefined ? {} : { headers: {}, payload: body };
    const fastify = nodes[node === 0 ? 0 : 1].getHttpAdapter().getInstance();
    const answer = await fastify.inject({
      ...{ method, url: `/api${path.replace('{code}', code)}`, ...sent },
      headers: {
        ...sent.headers,
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...(guestAt === undefined ? { authorization: `Bearer ${this.login()}` } : {}),
      },
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : JSON.parse(answer.body) };
  }

  exported(): Promise<object> {
    return exportedSheets(this.parts.redis, this.restaurantId);
  }

  async verify(): Promise<string | null> {
    const { log, nodes } = this.parts;
    const events = log.of((stream) => stream.startsWith(`orderBook-${this.restaurantId}-`));
    return (await verified(this.parts, this.restaurantId)) ?? wrongPast(nodes[0], this.restaurantId, events);
  }

  close(): void {
    const { log, redis } = this.parts;
    log.drop((stream) => stream.includes(`-${this.restaurantId}`));
    redis.drop(`${GENERATION}:${this.restaurantId}:`);
  }

  private login(): string {
    const { clock, nodes } = this.parts;
    if (clock.at - this.loggedInAt > LOGS_IN_AGAIN_MS) {
      this.token = nodes[0].get(Tokens).issue({ restaurantId: this.restaurantId, credentials: 0 }).token;
      this.loggedInAt = clock.at;
    }
    return this.token;
  }
}

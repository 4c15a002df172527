import { randomInt, randomUUID } from 'node:crypto';
import type { DomainEvent } from '@sae/domain/kernel';
import { EXPORT_QUEUE, type ExportJob, type ExportPeriod } from '@sae/domain/exports';
import { accountBook } from '@sae/domain/access';
import { TempFiles, type TempFile } from '@sae/platform/files';
import { CommandProcessor } from '@sae/platform/log';
import { queue, QUEUE_DATABASE, type Queue, type Standing } from '@sae/platform/queue';
import { connectRedis, type Redis } from '@sae/platform/redis';
import { accepted, bookOpened } from '../../domain/testing/orders.js';
import { eventually } from '../../platform/testing/eventually.js';
import type { Projection } from '../../projections/src/kernel/index.js';
import { World } from '../../projections/testing/world.js';
import type { TestBill } from './past-orders.js';
import { readWorkbook } from './workbook.js';
import { PostOffice } from './post-office.js';
import { SECRET, WorkerProcess } from './workplace.js';

const PER_APPEND = 200;

const billed = ({ ordered, ...bill }: TestBill): DomainEvent[] => [
  ...ordered.map((order) => ({ type: 'OrderPlaced', data: { ...order, tableNo: bill.tableNo } })),
  ...ordered.map(({ orderId }) => accepted(orderId)),
  { type: 'BillIssued', data: bill },
];

/** A log, read models and a worker process; jobs are asked for as the api asks. */
export class ExportOffice {
  readonly workers: WorkerProcess;
  private readonly files: TempFiles;

  private constructor(
    readonly world: World,
    readonly postOffice: PostOffice,
    readonly queued: Redis,
    readonly exports: Queue<ExportJob>,
  ) {
    this.files = new TempFiles(queued);
    this.workers = new WorkerProcess({
      EVENTSTORE_URL: world.store.url,
      REDIS_URL: world.server.url,
      SMTP_URL: postOffice.url,
      JWT_SECRET: SECRET,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
    });
  }

  /** Where `projections` are named, only those are made of the log. */
  static async open(projections?: readonly Projection[]): Promise<ExportOffice> {
    const [world, postOffice] = await Promise.all([World.begin(), new PostOffice().open()]);
    const { url } = world.server;
    const queued = await connectRedis(url, { name: 'spec', database: QUEUE_DATABASE });
    world.run(projections && { projections });
    return new ExportOffice(world, postOffice, queued, await queue<ExportJob>(EXPORT_QUEUE, url));
  }

  async close(): Promise<void> {
    await this.workers.end('SIGTERM');
    await this.exports.close();
    this.queued.destroy();
    await this.postOffice.close();
    await this.world.end();
  }

  /** A restaurant of its own with these bills, which the read models show. */
  async restaurant(bills: readonly TestBill[]): Promise<number> {
    const restaurantId = randomInt(100_000_000, 1_000_000_000);
    const events: DomainEvent[] = [bookOpened, ...bills.flatMap(billed)];
    for (let at = 0; at < events.length; at += PER_APPEND)
      await this.world.append(`orderBook-${restaurantId}-2026`, at - 1, events.slice(at, at + PER_APPEND));
    const ordered = bills.reduce((sum, bill) => sum + bill.orders.length, 0);
    const key = `${await this.world.redis.get('current')}:${restaurantId}:past`;
    await eventually(async () => {
      if ((await this.world.redis.zCard(key)) !== ordered) throw new Error('The read models are not there yet');
    }, 30_000);
    return restaurantId;
  }

  async begin(restaurantId: number, period: ExportPeriod = { type: 'year', year: 2026 }): Promise<string> {
    const jobId = `export-${restaurantId}-${randomUUID()}`;
    await this.exports.add(jobId, { restaurantId, period });
    return jobId;
  }

  async until(jobId: string, isSo: (standing: Standing) => boolean, withinMs = 30_000): Promise<Standing> {
    let last: Standing | null = null;
    await eventually(async () => {
      last = await this.exports.standing(jobId);
      if (!last || !isSo(last)) throw new Error(`Export ${jobId} is ${JSON.stringify(last)}`);
    }, withinMs);
    return last!;
  }

  async file(jobId: string, withinMs?: number): Promise<Buffer> {
    const { result } = await this.until(jobId, ({ state }) => state === 'completed', withinMs);
    const pieces: Buffer[] = [];
    for await (const piece of this.files.read(result as TempFile)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async workbook(jobId: string, withinMs?: number) {
    return readWorkbook(await this.file(jobId, withinMs));
  }

  /** Somebody signs up; the address that is mailed a code. */
  async signUp(): Promise<string> {
    const restaurantId = randomInt(100_000_000, 1_000_000_000);
    const email = `owner-${restaurantId}@example.com`;
    const clock = () => new Date().toISOString();
    const processor = new CommandProcessor({ log: this.world.log, clock, newId: randomUUID });
    const owner = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao', passwordHash: 'none' };
    const by = { actor: 'anonymous', requestId: randomUUID() } as const;
    await processor.make(
      accountBook,
      String(restaurantId),
      { type: 'SignUp', restaurantId, email, signUpId: 'one', ...owner },
      by,
    );
    return email;
  }

  /** The names of all files there are. */
  filesOf(jobId: string): Promise<string[]> {
    return this.queued.keys(`file:${jobId}*`);
  }
}

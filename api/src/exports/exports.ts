import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import type { ExportJob, ExportProgress, ExportState } from '@sae/domain/exports';
import { TempFiles, type TempFile } from '@sae/platform/files';
import type { Queue, Standing } from '@sae/platform/queue';
import type { Redis } from '@sae/platform/redis';
import { isUUID } from 'class-validator';
import { RefusalForNow } from '../kernel/error-table.js';

const STATES: Readonly<Record<Standing['state'], ExportState>> = {
  waiting: 'waiting',
  active: 'building',
  completed: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** What a client calls its export; with a name it can ask how far it is, cancel it, or ask for the file again. */
export const exportId = (named: unknown): string => {
  if (typeof named === 'string' && isUUID(named, 'loose')) return named.toLowerCase();
  throw new Refusal('invalid', 'export/invalid-id', 'exportId must be a UUID');
};

export const exportIdOrNew = (named: unknown): string => (named === undefined ? randomUUID() : exportId(named));

/** The restaurant is in it, so that no name leads to another's export. */
export const exportJobId = (restaurantId: number, id: string): string => `export-${restaurantId}-${id}`;

export const exportNotFound = () => new Refusal('not-found', 'export/not-found', 'Export not found');

const reused = () => new Refusal('key-reused', 'export/id-reused', 'This exportId was used for another export');

const DOWNLOADED_LIVES_SECONDS = 5 * 60;

const MOST = 5;
const LIVES_SECONDS = 24 * 3600;
const RETRY_AFTER_SECONDS = 10;

/** One step, so that two who come at once do not both take the last place. Answers with who holds the places. */
const TAKE = `
if redis.call('ZSCORE', KEYS[1], ARGV[1]) or redis.call('ZCARD', KEYS[1]) < tonumber(ARGV[2]) then
  redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[4])
  return {}
end
return redis.call('ZRANGE', KEYS[1], 0, -1)`;

/** So many exports a restaurant may have, those with a file that waits to be taken among them: files need memory. */
export class ExportPlaces {
  constructor(private readonly redis: Redis) {}

  /** The oldest that `end` says is over makes room. @throws Refusal when none is */
  async take(restaurantId: number, jobId: string, end: (jobId: string) => Promise<boolean>): Promise<void> {
    const key = `exports:${restaurantId}`;
    const words = { keys: [key], arguments: [jobId, String(MOST), String(Date.now()), String(LIVES_SECONDS)] };
    for (;;) {
      const held = (await this.redis.eval(TAKE, words)) as string[];
      if (held.length === 0) return;
      if (!(await this.makeRoom(key, held, end))) throw tooMany();
    }
  }

  private async makeRoom(key: string, held: readonly string[], end: (jobId: string) => Promise<boolean>) {
    for (const jobId of held)
      if (await end(jobId)) {
        await this.redis.zRem(key, jobId);
        return true;
      }
    return false;
  }
}

const tooMany = (): Refusal =>
  new RefusalForNow(
    'too-many',
    'export/too-many',
    'Too many exports at once. Please wait until one of them is finished.',
    RETRY_AFTER_SECONDS,
  );

/** The queue that workers take exports from. */
export const EXPORTS = Symbol('exports');

/** Exports by the name of their job. */
@Injectable()
export class Exports {
  constructor(
    @Inject(EXPORTS) private readonly queue: Queue<ExportJob>,
    private readonly files: TempFiles,
    private readonly places: ExportPlaces,
  ) {}

  /** Asked for again it is the same; one that failed, or whose file is gone meanwhile, is built anew. @throws Refusal */
  async begin(jobId: string, job: ExportJob): Promise<void> {
    const standing = await this.queue.standing(jobId);
    if (standing && JSON.stringify(standing.data) !== JSON.stringify(job)) throw reused();
    if (standing && (await this.isOnItsWay(standing))) return;
    await this.places.take(job.restaurantId, jobId, (other) => this.end(other));
    if (standing) await this.queue.forget(jobId);
    await this.queue.add(jobId, job);
  }

  private async isOnItsWay(standing: Standing): Promise<boolean> {
    if (standing.state === 'failed') return false;
    return standing.state !== 'completed' || this.files.isThere(fileOf(standing));
  }

  async progress(jobId: string): Promise<ExportProgress | null> {
    const standing = await this.queue.standing(jobId);
    return standing && { state: STATES[standing.state], done: standing.done, total: standing.total };
  }

  /** Whatever it has come to, nothing of it is left. Null when there is no such export. */
  async cancel(jobId: string): Promise<ExportProgress | null> {
    const standing = await this.queue.standing(jobId);
    if (!standing) return null;
    await this.queue.cancel(jobId);
    if (standing.state === 'completed') await this.files.drop(fileOf(standing).name);
    return { state: 'cancelled', done: standing.done, total: standing.total };
  }

  /** The file of an export that is done. */
  async file(jobId: string): Promise<TempFile> {
    const standing = await this.queue.standing(jobId);
    if (standing?.state !== 'completed')
      throw new Refusal('unavailable', 'export/gone', 'The export is gone. Please try again.');
    return fileOf(standing);
  }

  read(file: TempFile): AsyncGenerator<Buffer> {
    return this.files.read(file);
  }

  /** Once it has been taken as a whole, it is kept a little for who takes it again at once. */
  async downloaded({ name }: TempFile): Promise<void> {
    // Without Redis there is nothing to free, and otherwise it frees itself in an hour.
    await this.files.keepFor(name, DOWNLOADED_LIVES_SECONDS).catch(() => undefined);
  }

  /** Frees what is finished, and says whether it was. */
  private async end(jobId: string): Promise<boolean> {
    const standing = await this.queue.standing(jobId);
    if (standing?.state === 'waiting' || standing?.state === 'active') return false;
    if (standing?.state === 'completed') await this.files.drop(fileOf(standing).name);
    return true;
  }
}

const fileOf = ({ result }: Pick<Standing, 'result'>): TempFile => result as TempFile;

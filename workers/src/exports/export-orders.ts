import { randomUUID } from 'node:crypto';
import { Processor } from '@nestjs/bullmq';
import { wallClock } from '@sae/domain/kernel';
import { EXPORT_QUEUE, spansOf, type ExportJob } from '@sae/domain/exports';
import { TempFiles, type TempFile } from '@sae/platform/files';
import type { Task } from '@sae/platform/queue';
import { BilledOrders } from '@sae/projections/models/billed';
import { Job, WORKER } from '../kernel/job.js';
import { Configuration } from '../kernel/configuration.js';
import { writeOrdersWorkbook } from './orders-workbook.js';

/** Most of the time goes into the items; an order is done when it stands in both sheets. */
const WEIGHT = { orders: 1 / 3, items: 2 / 3 } as const;

/** Writes past orders into a workbook and leaves it with Redis, from where the api takes it. */
@Processor(EXPORT_QUEUE, { ...WORKER, concurrency: 2 })
export class ExportOrders extends Job<ExportJob> {
  constructor(
    private readonly billed: BilledOrders,
    private readonly files: TempFiles,
    private readonly configuration: Configuration,
  ) {
    super();
  }

  async handle({ restaurantId, period }: ExportJob, jobId: string, task: Task): Promise<TempFile> {
    const { timeZone } = this.configuration;
    const spans = spansOf(period, timeZone);
    const total = await this.billed.count(restaurantId, spans);
    // A name of its own for each try: one that was killed, or runs a second time, disturbs no other.
    const out = this.files.write(`${jobId}-${randomUUID()}`);
    let done = 0;
    const onWritten = (sheet: keyof typeof WEIGHT, orders: number) => {
      done += orders * WEIGHT[sheet];
      return task.progress(Math.min(Math.round(done), total), total);
    };
    try {
      await task.progress(0, total);
      const orders = this.billed.all(restaurantId, spans);
      await writeOrdersWorkbook({ orders, out, clock: wallClock(timeZone), onWritten });
      return out.file;
    } catch (error) {
      await this.files.drop(out.file.name);
      throw error;
    }
  }
}

import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { Processor } from '@nestjs/bullmq';
import { wallClock } from '@sae/domain/kernel';
import { EXPORT_QUEUE, spansOf, type ExportJob, type OrdersExport, type ReportExport } from '@sae/domain/exports';
import { TempFiles, type TempFile } from '@sae/platform/files';
import type { Task } from '@sae/platform/queue';
import { BilledOrders } from '@sae/projections/models/billed';
import { PeopleReader } from '@sae/projections/models/people';
import { ReportReader } from '@sae/projections/models/reports';
import { Job, WORKER } from '../kernel/job.js';
import { Configuration } from '../kernel/configuration.js';
import { writeOrdersWorkbook } from './orders-workbook.js';
import { writeReportWorkbook } from './report-workbook.js';

/** Most of the time goes into the items; an order is done when it stands in both sheets, and its bill in the third. */
const WEIGHT = { orders: 0.3, items: 0.5, bills: 0.2 } as const;

/** Writes past orders, or a report, into a workbook and leaves it with Redis, from where the api takes it. */
@Processor(EXPORT_QUEUE, { ...WORKER, concurrency: 2 })
export class ExportOrders extends Job<ExportJob> {
  constructor(
    private readonly billed: BilledOrders,
    private readonly reports: ReportReader,
    private readonly people: PeopleReader,
    private readonly files: TempFiles,
    private readonly configuration: Configuration,
  ) {
    super();
  }

  async handle(job: ExportJob, jobId: string, task: Task): Promise<TempFile> {
    // A name of its own for each try: one that was killed, or runs a second time, disturbs no other.
    const out = this.files.write(`${jobId}-${randomUUID()}`);
    try {
      await ('report' in job ? this.report(job, out, task) : this.orders(job, out, task));
      return out.file;
    } catch (error) {
      await this.files.drop(out.file.name);
      throw error;
    }
  }

  private async orders({ restaurantId, period }: OrdersExport, out: Writable, task: Task): Promise<void> {
    const { timeZone } = this.configuration;
    const spans = spansOf(period, timeZone);
    const total = await this.billed.count(restaurantId, spans);
    let done = 0;
    const onWritten = (sheet: keyof typeof WEIGHT, orders: number) => {
      done += orders * WEIGHT[sheet];
      return task.progress(Math.min(Math.round(done), total), total);
    };
    await task.progress(0, total);
    const parcels = this.billed.all(restaurantId, spans);
    const { persons } = await this.people.of(restaurantId);
    const names = new Map(Object.entries(persons).map(([id, { name }]) => [Number(id), name]));
    await writeOrdersWorkbook({ parcels, out, names, clock: wallClock(timeZone), onWritten });
  }

  private async report({ restaurantId, report }: ReportExport, out: Writable, task: Task): Promise<void> {
    const view = await this.reports.report(restaurantId, report, Infinity);
    await writeReportWorkbook(view, out, wallClock(this.configuration.timeZone));
    await task.progress(view.rows.length, view.rows.length);
  }
}

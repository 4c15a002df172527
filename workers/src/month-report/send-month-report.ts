import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { Account } from '@sae/domain/access';
import { lastDayOf } from '@sae/domain/analytics';
import { formatRupees, monthName } from '@sae/domain/kernel';
import { AnalyticsReader } from '@sae/projections/models/analytics';
import { SalesReader } from '@sae/projections/models/sales';
import { WORKER } from '../kernel/job.js';
import { asName, content, type Addressed } from '../mail/content.js';
import { MailJob, type MailOnce } from '../mail/mail-job.js';
import type { MonthReport } from './month-report.js';

export interface MonthReportToMail {
  readonly restaurantId: number;
  /** `YYYY-MM` */
  readonly month: string;
}

const MEGABYTES = 192;
const LAST_MINUTE = 24 * 60 - 1;

const drawn = async (report: MonthReport): Promise<Buffer> => {
  const thread = new Worker(new URL('./draw-month-report.js', import.meta.url), {
    workerData: report,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  try {
    const [pdf] = (await once(thread, 'message')) as [Uint8Array];
    return Buffer.from(pdf);
  } finally {
    await thread.terminate();
  }
};

export const monthReportMail = ({ month, sales, ...to }: Pick<MonthReport, 'month' | 'sales'> & Addressed) =>
  content('month-report', {
    ...to,
    subject: `${monthName(month)}: ${formatRupees(sales.sales)} at ${asName(to.restaurantName)}`,
    preview: `${sales.bills.toLocaleString('en-IN')} bills, ${formatRupees(sales.averageBill)} on average`,
    title: monthName(month),
    sales: formatRupees(sales.sales),
    bills: sales.bills.toLocaleString('en-IN'),
    averageBill: formatRupees(sales.averageBill),
    reports: `${to.publicUrl}/app/reports`,
    account: `${to.publicUrl}/app/account`,
  });

/** Mails a month's figures to an owner who wishes it, once; of a month without bills there is nothing to say. */
@Processor('send-month-report', WORKER)
export class SendMonthReport extends MailJob<MonthReportToMail> {
  /** It is as good tomorrow: a mail server may be away for days. */
  override readonly retries = { attempts: 5_000, backoffMs: 500, longestBackoffMs: 10 * 60_000 };

  @Inject(SalesReader) private readonly salesReader!: SalesReader;
  @Inject(AnalyticsReader) private readonly analytics!: AnalyticsReader;

  protected async mailOf({ restaurantId, month }: MonthReportToMail, account: Account): Promise<MailOnce | null> {
    if (!account.monthlyReport || month <= account.monthMailed) return null;
    const [year = '', number = ''] = month.split('-');
    const [sales, { earningsByDate }] = await Promise.all([
      this.salesReader.sales(restaurantId, 'month', { day: lastDayOf(month), minute: LAST_MINUTE }),
      this.analytics.answer(restaurantId, { period: { year, month: number } }),
    ]);
    if (sales.bills === 0) return null;
    const { restaurantName, ownerName, email: address, gstNumber } = account;
    const { timeZone, publicUrl } = this.configuration;
    const report: MonthReport = {
      ...{ month, restaurantName, address: account.address, gstNumber, sales, earningsByDate, timeZone },
      madeAt: this.clock.now(),
    };
    return {
      cause: `month-${restaurantId}-${month}`,
      mail: async () => ({
        to: { name: ownerName, address },
        ...monthReportMail({ month, sales, ownerName, restaurantName, publicUrl }),
        attachments: [
          { filename: `report_${month}.pdf`, content: await drawn(report), contentType: 'application/pdf' },
        ],
      }),
      note: { type: 'RecordMonthReportMailed', month },
    };
  }
}

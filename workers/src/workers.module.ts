import { randomUUID } from 'node:crypto';
import { MailerModule } from '@nestjs-modules/mailer';
import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { EXPORT_QUEUE } from '@sae/domain/exports';
import { UPCASTERS } from '@sae/domain/ordering';
import type { Config } from '@sae/platform/config';
import { TempFiles } from '@sae/platform/files';
import { CommandProcessor, Log } from '@sae/platform/log';
import type { Logger } from '@sae/platform/logging';
import type { Redis } from '@sae/platform/redis';
import type { Tracing } from '@sae/platform/tracing';
import { MonthlyReportsReader } from '@sae/projections/models/access';
import { AnalyticsReader } from '@sae/projections/models/analytics';
import { BilledOrders } from '@sae/projections/models/billed';
import { PeopleReader } from '@sae/projections/models/people';
import { ReportReader } from '@sae/projections/models/reports';
import { SalesReader } from '@sae/projections/models/sales';
import { ExportOrders } from './exports/export-orders.js';
import { Clock } from './kernel/clock.js';
import { Configuration } from './kernel/configuration.js';
import { JobContext } from './kernel/job.js';
import { SendAccountNotice } from './mail/account-notice.js';
import { Mailer, mailerOptions, NestMailer } from './mail/mailer.js';
import { SendOtpMail } from './mail/one-time-code.js';
import { SendReceipt } from './mail/receipt.js';
import { SendSignUpNotice } from './mail/sign-up-notice.js';
import { SendMonthReport } from './month-report/send-month-report.js';

/** Every kind of job there is, by its queue. */
export const JOBS = {
  'send-otp-mail': SendOtpMail,
  'send-sign-up-notice': SendSignUpNotice,
  'send-account-notice': SendAccountNotice,
  'send-receipt': SendReceipt,
  'send-month-report': SendMonthReport,
  [EXPORT_QUEUE]: ExportOrders,
} as const;

/** What the jobs reach the outside through. */
interface Connections {
  readonly models: Redis;
  /** The queues' database. */
  readonly queues: Redis;
  /** The same, where it is waited for until it is back. */
  readonly patient: Redis;
  readonly tracing: Tracing | null;
}

/** What the jobs are made of. */
@Module({})
export class WorkersModule {
  static of(config: Config, { models, queues, patient, tracing }: Connections, logger: Logger): DynamicModule {
    const report = (what: string, error: unknown) => logger.error({ err: error }, what);
    return {
      module: WorkersModule,
      imports: [
        MailerModule.forRoot(mailerOptions(config)),
        BullModule.registerQueue(...Object.keys(JOBS).map((name) => ({ name, connection: patient }))),
      ],
      providers: [
        Clock,
        { provide: Configuration, useValue: new Configuration(config) },
        { provide: Log, useFactory: () => new Log(config.eventStoreUrl, { upcasters: UPCASTERS }) },
        {
          provide: CommandProcessor,
          inject: [Log, Clock],
          useFactory: (log: Log, clock: Clock) =>
            new CommandProcessor({ log, clock: () => clock.now(), newId: randomUUID, capacity: 100_000, report }),
        },
        { provide: Mailer, useClass: NestMailer },
        { provide: AnalyticsReader, useValue: new AnalyticsReader(models) },
        { provide: MonthlyReportsReader, useValue: new MonthlyReportsReader(models) },
        { provide: PeopleReader, useValue: new PeopleReader(models) },
        { provide: ReportReader, useValue: new ReportReader(models) },
        { provide: SalesReader, useValue: new SalesReader(models) },
        { provide: BilledOrders, useValue: new BilledOrders(models) },
        { provide: JobContext, useValue: new JobContext(patient, logger, tracing) },
        { provide: TempFiles, useValue: new TempFiles(queues) },
        ...Object.values(JOBS),
      ],
    };
  }
}

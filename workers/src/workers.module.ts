import { randomUUID } from 'node:crypto';
import { MailerModule } from '@nestjs-modules/mailer';
import { Module, type DynamicModule } from '@nestjs/common';
import { UPCASTERS } from '@sae/domain/ordering';
import type { Config } from '@sae/platform/config';
import { TempFiles } from '@sae/platform/files';
import { CommandProcessor, Log } from '@sae/platform/log';
import type { Report } from '@sae/platform/logging';
import type { Redis } from '@sae/platform/redis';
import { BilledOrders } from '@sae/projections/models/billed';
import { ExportOrders } from './exports/export-orders.js';
import { Clock } from './kernel/clock.js';
import { Configuration } from './kernel/configuration.js';
import { SendAccountNotice } from './mail/account-notice.js';
import { Mailer, mailerOptions, NestMailer } from './mail/mailer.js';
import { SendOtpMail } from './mail/one-time-code.js';
import { SendReceipt } from './mail/receipt.js';
import { SendSignUpNotice } from './mail/sign-up-notice.js';

/** Every kind of job there is. */
export const JOBS = [SendOtpMail, SendSignUpNotice, SendAccountNotice, SendReceipt, ExportOrders] as const;

/** What the jobs reach Redis through, one connection a database. */
interface Connections {
  readonly models: Redis;
  readonly queues: Redis;
  readonly report: Report;
}

/** What the jobs are made of. */
@Module({})
export class WorkersModule {
  static of(config: Config, { models, queues, report }: Connections): DynamicModule {
    return {
      module: WorkersModule,
      imports: [MailerModule.forRoot(mailerOptions(config))],
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
        { provide: BilledOrders, useValue: new BilledOrders(models) },
        { provide: TempFiles, useValue: new TempFiles(queues) },
        ...JOBS,
      ],
    };
  }
}

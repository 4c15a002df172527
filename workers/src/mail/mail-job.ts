import { Injectable } from '@nestjs/common';
import { accountBook, type Account, type AccountCommand } from '@sae/domain/access';
import { msBetween, type IsoTime } from '@sae/domain/kernel';
import { CommandProcessor } from '@sae/platform/log';
import { UnrecoverableError } from '@sae/platform/queue';
import type { Traced } from '@sae/platform/tracing';
import { Clock } from '../kernel/clock.js';
import { Configuration } from '../kernel/configuration.js';
import { Job } from '../kernel/job.js';
import { Mailer, type Mail } from './mailer.js';

/** What an account's fact has mailed. */
export interface MailOnce {
  /** The event that asked for it. */
  readonly cause: string;
  /** Written when it is sent. @throws UnrecoverableError when it is too late for it */
  readonly mail: () => Omit<Mail, 'cause'> | Promise<Omit<Mail, 'cause'>>;
  /** How the account's book notes that it went out. */
  readonly note: AccountCommand;
}

/** Mails what the account's book does not have noted as mailed, and notes it there. */
@Injectable()
export abstract class MailJob<Data extends { readonly restaurantId: number }> extends Job<Data> {
  /** Taken by the mail server but not yet noted in the log: a job tried again goes on from there. */
  private readonly taken = new Set<string>();

  constructor(
    private readonly processor: CommandProcessor,
    private readonly mailer: Mailer,
    protected readonly clock: Clock,
    protected readonly configuration: Configuration,
  ) {
    super();
  }

  /** Null when it went out already, or nobody needs it any more. */
  protected abstract mailOf(data: Data, account: Account): MailOnce | null | Promise<MailOnce | null>;

  async handle(data: Data & Traced, jobId: string): Promise<void> {
    const book = String(data.restaurantId);
    const once = await this.mailOf(data, await this.processor.state(accountBook, book));
    if (!once) return;
    const { cause, mail, note } = once;
    if (!this.taken.has(cause)) await this.mailer.send({ cause, ...(await mail()) });
    this.taken.add(cause);
    const by = { actor: 'system', requestId: jobId, traceparent: data.traceparent } as const;
    await this.processor.make(accountBook, book, note, by);
    this.taken.delete(cause);
  }

  protected refuseLate(since: IsoTime, livesMs: number, sentence: string): void {
    if (msBetween(since, this.clock.now()) >= livesMs) throw new UnrecoverableError(sentence);
  }
}

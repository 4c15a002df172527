import { type MailerOptions, MailerService } from '@nestjs-modules/mailer';
import { Injectable } from '@nestjs/common';
import type { Config } from '@sae/platform/config';
import { smtpOptions } from '@sae/platform/smtp';
import { UnrecoverableError } from '@sae/platform/queue';
import { Configuration } from '../kernel/configuration.js';
import type { Content } from './content.js';
import { templates } from './templates.js';

/** A mail as it goes out. */
export interface Mail extends Content {
  /** The id of the event that asked for it: a mail sent twice carries the same Message-ID. */
  readonly cause: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
}

/** The door to SMTP. */
export abstract class Mailer {
  /** Resolves once the server has taken the mail. @throws UnrecoverableError when it will never take it */
  abstract send(mail: Mail): Promise<void>;
}

/** Where mails come from: the host that people know us by. */
const hostOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => {
  const { hostname } = new URL(publicUrl);
  return /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname;
};

/** Not by `template.adapter`: with that, the module loads a previewer of mails, too. */
export const mailerOptions = (config: Pick<Config, 'smtpUrl'>): MailerOptions => ({
  transport: smtpOptions(config.smtpUrl),
  plugins: [templates],
});

/** So that no out-of-office note answers us. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** 5xx about the recipient is an answer, not an outage. */
const refusesRecipient = (error: unknown): boolean => {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && command === 'RCPT TO';
};

@Injectable()
export class NestMailer extends Mailer {
  constructor(
    private readonly service: MailerService,
    private readonly configuration: Configuration,
  ) {
    super();
  }

  async send({ cause, to, subject, template, context, attachments = [] }: Mail): Promise<void> {
    const host = hostOf(this.configuration);
    const from = { name: 'SAE', address: `no-reply@${host}` };
    const messageId = `<mail-${cause}@${host}>`;
    try {
      await this.service.sendMail({
        from,
        to: { ...to },
        messageId,
        headers: AUTOMATIC,
        template,
        // A subject is a template, too: so nothing within ours is.
        subject: '{{subject}}',
        context: { ...context, subject },
        attachments: [...attachments],
      });
    } catch (error) {
      if (refusesRecipient(error))
        throw Object.assign(new UnrecoverableError('The mail server refuses the address'), { cause: error });
      throw error;
    }
  }
}

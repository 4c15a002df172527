import { MailerService } from '@nestjs-modules/mailer';
import { createTransport } from 'nodemailer';
import { Configuration } from '../src/kernel/configuration.js';
import type { Content } from '../src/mail/content.js';
import { mailerOptions, NestMailer } from '../src/mail/mailer.js';

const config = { publicUrl: 'https://sae.example.com', jwtSecret: 'a secret for specs', timeZone: 'Asia/Kolkata' };

/** What of that content goes out: all is as in production, but for the mail server. */
export const sent = async (content: Content) => {
  const mails: Record<'subject' | 'html' | 'text', string>[] = [];
  const transporter = createTransport({
    ...{ name: 'spec', version: '1' },
    send: ({ data: { subject, html, text } }, done) => {
      mails.push({ subject: String(subject), html: String(html), text: String(text) });
      done(null, { envelope: { from: false, to: [] }, messageId: '' });
    },
  });
  const service = new MailerService(mailerOptions({ smtpUrl: 'smtp://127.0.0.1' }), {
    createTransport: () => transporter,
  });
  const to = { name: 'Asha Rao', address: 'asha@example.com' };
  await new NestMailer(service, new Configuration(config)).send({ cause: 'spec', to, ...content });
  const [mail] = mails;
  if (!mail) throw new Error('no mail went out');
  return mail;
};

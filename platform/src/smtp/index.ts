import { createTransport } from 'nodemailer';
import { type Address, explain } from '../connections/index.js';

const ADVICE = {
  credentials: 'set both in SMTP_URL, as in smtp://user:password@host:587',
  trust: 'set NODE_EXTRA_CA_CERTS to the certificate of the authority that signed it',
  plain: 'write smtp:// instead of smtps:// in SMTP_URL',
  tls: 'write smtps:// instead of smtp:// in SMTP_URL',
  form: 'set SMTP_URL to one that takes our mail, as in smtp://user:password@host:587',
};

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** How mail is sent. */
export const smtpOptions = (url: string) => ({
  url,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 15_000,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const endpointOf = (url: string) => {
  const { hostname: host, port, protocol } = new URL(url);
  return { host, port: Number(port || PORTS[protocol]), isSecure: protocol === 'smtps:', hello: '' };
};

/** Asked up to the login, as for each mail. */
export const smtpAt = (url: string): Address => ({
  service: {
    name: 'the mail server',
    at: URL.canParse(url) ? new URL(url).host : 'its address',
    variable: 'SMTP_URL',
    advice: ADVICE,
  },
  ask: async () => {
    const transport = createTransport(smtpOptions(url));
    try {
      await transport.verify();
    } catch (error) {
      await explain(error, [endpointOf(url)]);
    } finally {
      transport.close();
    }
  },
});

import { once } from 'node:events';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { onlySameUser } from '../same-user.js';
import type { Tell } from './http.js';
import type { Mails } from './mails.js';

const LARGEST_MAIL = 5 * 1024 * 1024;
const MOST_RECIPIENTS = 100;

/** An answer with its SMTP number: 5xx ends the matter, 4xx asks to try again. */
const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

const collect = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read on to the end, for the protocol wants it, but keep nothing.
    if (size > LARGEST_MAIL) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (size > LARGEST_MAIL || stream.sizeExceeded) throw refusal(552, 'A mail may have at most 5 MB');
  return Buffer.concat(chunks);
};

/** Takes every mail for anybody, from this user of this machine only; 250 means that it is on disk. */
export const startSmtp = async (mails: Mails, port: number, tell: Tell): Promise<SMTPServer> => {
  const server = new SMTPServer({
    size: LARGEST_MAIL,
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    maxClients: 100,
    socketTimeout: 60_000,
    closeTimeout: 1_000,
    // An address may carry a name and a password meant for a real server.
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anybody' }),
    onRcptTo: (_address, { envelope }, done) =>
      done(envelope.rcptTo.length < MOST_RECIPIENTS ? null : refusal(452, 'Too many recipients')),
    onData: (stream, _session, done) => {
      collect(stream)
        .then((raw) => mails.add(raw))
        .then(
          (id) => done(null, `kept as ${id}`),
          (error: Error & { responseCode?: number }) => {
            if (!error.responseCode) tell(error, 'a mail could not be kept');
            done(error.responseCode ? error : refusal(451, 'The mail could not be kept, please try again'));
          },
        );
    },
  });
  // Senders that hang up half-way, mostly.
  server.on('error', (error) => tell(error, 'a mail connection failed'));
  onlySameUser(server.server);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return server;
};

import { parseArgs } from 'node:util';
import { runProcess } from '@sae/platform/process';
import { startHttp, type Tell } from './http.js';
import { Mails } from './mails.js';
import { startSmtp } from './smtp.js';

const port = (name: string, text: string | undefined): number => {
  if (text && /^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`--${name} must be given a port number.`);
};

void runProcess('mailbox', async (log) => {
  const { values } = parseArgs({
    options: { 'smtp-port': { type: 'string' }, 'http-port': { type: 'string' }, dir: { type: 'string' } },
  });
  if (!values.dir) throw new Error('--dir must be given the folder that keeps the mails.');
  const tell: Tell = (error, sentence) => log.warn({ err: error }, sentence);
  const mails = await Mails.in(values.dir);
  const http = await startHttp(mails, port('http-port', values['http-port']), tell);
  const smtp = await startSmtp(mails, port('smtp-port', values['smtp-port']), tell);
  return async () => {
    // Mails on their way in are kept; pages that listen for news are cut off.
    await new Promise<void>((resolve) => smtp.close(resolve));
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  };
});

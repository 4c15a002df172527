import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { UPCASTERS } from '@sae/domain/ordering';
import { joinRunning, keyRings } from '@sae/platform/config';
import { CommandProcessor, Log } from '@sae/platform/log';
import { rekey } from './rekey.js';

const HELP = `npm run rekey

Moves the addresses of all accounts from the previous address key to the new one, so that the previous one may be dropped.
First every api must have been started with both: ADDRESS_SECRET and ADDRESS_SECRET_PREVIOUS, or JWT_SECRET and
JWT_SECRET_PREVIOUS where they share one. It runs beside them, with the same variables, and may be run again.

  --help  this text
`;

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });
  if (values.help) return void process.stdout.write(HELP);
  const joined = joinRunning();
  const { addresses } = keyRings(joined.secrets());
  if (addresses.length === 1) return say('No previous address key is given: there is nothing to move.');
  const log = new Log(joined.eventStoreUrl, { upcasters: UPCASTERS });
  try {
    const processor = new CommandProcessor({ log, clock: () => new Date().toISOString(), newId: randomUUID });
    const count = await rekey(log, processor, addresses);
    say(`${count.toLocaleString('en-IN')} addresses were moved to the new key. The previous one may be dropped.`);
  } finally {
    await log.close();
  }
};

await run().catch((error: unknown) => {
  process.stderr.write(`The addresses were not moved: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

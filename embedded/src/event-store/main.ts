import { parseArgs } from 'node:util';
import { beat } from '@sae/platform/pulse';
import { reasonOf } from './reason.js';
import { mannersIn } from './readiness.js';
import { serve } from './server.js';

const HELP = `usage: node main.js --port <number> --dir <folder>

An event store that speaks EventStoreDB's protocol on 127.0.0.1 and keeps everything in one folder.

  --port   the port to listen on; 0 takes a free one (default 2113)
  --dir    the folder the log is kept in, made if missing
  --help   this text
`;

/** A clean stop takes milliseconds; this is for one that does not. The log is whole either way. */
const STOP_WITHIN_MS = 2_500;

function readArguments(): { readonly port: number; readonly dir: string } | undefined {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '2113' },
      dir: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('--port takes a number from 0 to 65535');
  if (!values.dir) throw new Error('--dir, the folder to keep the log in, is missing');
  return { port, dir: values.dir };
}

async function main(): Promise<void> {
  const settings = readArguments();
  if (!settings) {
    process.stdout.write(HELP);
    return;
  }
  beat();
  const onLost = (error: Error) => fail(`the log's writer stopped: ${error.message}`);
  const server = await serve(settings.dir, settings.port, onLost, mannersIn(process.env));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(reasonOf(error)),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The launcher that started this is gone.
  process.on('disconnect', stop);
  process.stdout.write(`event store ready on ${server.address}:${server.port}\n`);
  process.send?.({ ready: true, port: server.port });
}

function fail(message: string): never {
  process.stderr.write(`event store: ${message}\n`);
  process.exit(1);
}

main().catch((error: unknown) => fail(reasonOf(error)));

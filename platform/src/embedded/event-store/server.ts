import { Server, ServerCredentials, logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import { gossipService } from './gossip.js';
import { Head } from './head.js';
import { LogReader } from './log-reader.js';
import { OpenCalls } from './open-calls.js';
import { GossipService, ServerFeaturesService } from './protocol.js';
import { lockFolder, openReader } from './schema.js';
import { serverFeatures } from './server-features.js';
import { streamsDefinition, streamsService } from './streams-service.js';
import { WriteQueue } from './write-queue.js';

/** Nothing here asks who is calling, so nobody outside this machine may call. */
const LOOPBACK = '127.0.0.1';
/** What the real server takes: its own log records end at 16 MB. */
const LARGEST_MESSAGE = 17 * 1024 * 1024;
/** What is in flight when the server is asked to stop gets this long. */
const FINISH_WITHIN_MS = 1_500;

/** A log being served. */
export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** Takes no more calls, finishes what is being written, ends the open calls and closes the log. */
  close(): Promise<void>;
}

/** Opens the log in the folder and serves it; port 0 takes a free one. */
export async function serve(dir: string, port: number, onLost: (error: Error) => void): Promise<RunningServer> {
  const lock = lockFolder(dir);
  const head = new Head();
  const queue = await WriteQueue.open(dir, (position) => head.advance(position), onLost);
  const reader = openReader(dir);
  const calls = new OpenCalls();
  const server = new Server({ 'grpc.max_receive_message_length': LARGEST_MESSAGE });
  let bound = port;
  server.addService(streamsDefinition, streamsService(queue, new LogReader(reader, Date.now), head, calls));
  server.addService(ServerFeaturesService, { ...serverFeatures });
  server.addService(
    GossipService,
    gossipService(LOOPBACK, () => bound),
  );
  bound = await bind(server, port);

  const close = async () => {
    const stopped = new Promise<void>((resolve) => server.tryShutdown(() => resolve()));
    calls.endAll();
    await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, FINISH_WITHIN_MS))]);
    server.forceShutdown();
    reader.close();
    await queue.close();
    lock.close();
  };
  return { address: LOOPBACK, port: bound, close };
}

function bind(server: Server, port: number): Promise<number> {
  // The library would log a failure in words of its own; ours goes to whoever asked for the port.
  setLogVerbosity(logVerbosity.NONE);
  return new Promise((resolve, reject) => {
    server.bindAsync(`${LOOPBACK}:${port}`, ServerCredentials.createInsecure(), (error, bound) => {
      setLogVerbosity(logVerbosity.ERROR);
      if (!error) return resolve(bound);
      const reason = error.message.includes('EADDRINUSE') ? 'is already in use' : `cannot be used: ${error.message}`;
      reject(new Error(`port ${port} ${reason}`, { cause: error }));
    });
  });
}

import { once } from 'node:events';
import { type AddressInfo, type Server as Door, createServer } from 'node:net';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { isOfSameUser } from '../same-user.js';
import { gossipService, serverFeatures } from './discovery.js';
import { Head } from './head.js';
import { LogReader } from './log-reader.js';
import { OpenCalls, streamsDefinition, streamsService } from './streams-service.js';
import { GossipService, ServerFeaturesService } from './protocol.js';
import { KIND, type Manners, Readiness } from './readiness.js';
import { lockFolder, openReader } from './schema.js';
import { WriteQueue } from './write-queue.js';

/** Callers show no credentials, for the client keeps them to itself without TLS: only this user's own may call. */
const LOOPBACK = '127.0.0.1';
/** What the real server takes: its own log records end at 16 MB. */
const LARGEST_MESSAGE = 17 * 1024 * 1024;
/** As many calls at once on one connection as on a real server; the next one waits. */
const STREAMS_A_CONNECTION = 100;
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
export async function serve(
  dir: string,
  port: number,
  onLost: (error: Error) => void,
  manners: Manners = KIND,
): Promise<RunningServer> {
  const lock = lockFolder(dir);
  const head = new Head();
  const queue = await WriteQueue.open({ dir, strict: manners.strict }, (position) => head.advance(position), onLost);
  const reader = openReader(dir);
  const calls = new OpenCalls();
  const readiness = new Readiness(manners);
  const server = new Server({
    'grpc.max_receive_message_length': LARGEST_MESSAGE,
    'grpc.max_concurrent_streams': STREAMS_A_CONNECTION,
  });
  let bound = port;
  server.addService(streamsDefinition, streamsService(queue, new LogReader(reader, Date.now), head, calls, readiness));
  server.addService(ServerFeaturesService, { ...serverFeatures });
  server.addService(
    GossipService,
    gossipService(LOOPBACK, () => bound),
  );
  const door = openDoor(server);
  bound = await listen(door, port);

  const close = async () => {
    door.close();
    await readiness.beginToStop();
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

/** Lets in connections of the same user, and cuts off all others before they have said a word. */
function openDoor(server: Server): Door {
  const inside = server.createConnectionInjector(ServerCredentials.createInsecure());
  return createServer((socket) => (isOfSameUser(socket) ? inside.injectConnection(socket) : socket.destroy()));
}

async function listen(door: Door, port: number): Promise<number> {
  door.listen(port, LOOPBACK);
  try {
    await once(door, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used: ${message}`;
    throw new Error(`port ${port} ${reason}`, { cause: error });
  }
  return (door.address() as AddressInfo).port;
}

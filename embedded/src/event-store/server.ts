import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server as Door } from 'node:net';
import { type sendUnaryData, Server, ServerCredentials, type ServerUnaryCall } from '@grpc/grpc-js';
import pTimeout from 'p-timeout';
import { isOfSameUser } from '../same-user.js';
import { Head } from './head.js';
import { LogReader } from './log-reader.js';
import { features, gossip, shared } from './protocol.js';
import { KIND, type Manners, Readiness } from './readiness.js';
import { lockFolder, openReader } from './schema.js';
import { GossipService, ServerFeaturesService, StreamsService } from './services.js';
import { OpenCalls, streamsDefinition, streamsService } from './streams-service.js';
import { WriteQueue } from './write-queue.js';

/** A cluster of one, whose leader is this node, for clients that look for nodes before they connect. */
export function gossipService(address: string, port: () => number) {
  const instanceId = new shared.UUID().setString(randomUUID());
  return {
    read: (
      _call: ServerUnaryCall<shared.Empty, gossip.ClusterInfo>,
      callback: sendUnaryData<gossip.ClusterInfo>,
    ): void => {
      const member = new gossip.MemberInfo()
        .setInstanceId(instanceId)
        .setTimeStamp(`${Date.now()}0000`)
        .setState(gossip.MemberInfo.VNodeState.LEADER)
        .setIsAlive(true)
        .setHttpEndPoint(new gossip.EndPoint().setAddress(address).setPort(port()));
      callback(null, new gossip.ClusterInfo().setMembersList([member]));
    },
  };
}

/** The release whose behaviour this server copies. */
const VERSION = '24.10.0';

const methodsOf = (service: Readonly<Record<string, { readonly path: string }>>) =>
  Object.values(service).map(({ path }) => {
    const [, serviceName = '', methodName = ''] = path.toLowerCase().split('/');
    return new features.SupportedMethod().setServiceName(serviceName).setMethodName(methodName);
  });

const supported = new features.SupportedMethods()
  .setEventStoreServerVersion(VERSION)
  .setMethodsList([...methodsOf({ ...StreamsService }), ...methodsOf({ ...GossipService })]);

/** Tells the client what this server can do, above all `BatchAppend`. */
export const serverFeatures = {
  getSupportedMethods: (
    _call: ServerUnaryCall<shared.Empty, features.SupportedMethods>,
    callback: sendUnaryData<features.SupportedMethods>,
  ) => callback(null, supported),
};

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
    await pTimeout(stopped, { milliseconds: FINISH_WITHIN_MS, message: false });
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

import {
  Client,
  credentials,
  Server,
  ServerCredentials,
  type handleServerStreamingCall,
  type ServerDuplexStream,
} from '@grpc/grpc-js';
import { protobufAny, protobufEmpty, status, streams } from '../src/event-store/protocol.js';
import { gossipService, serverFeatures } from '../src/event-store/server.js';
import { GossipService, ServerFeaturesService, StreamsClient, StreamsService } from '../src/event-store/services.js';

type Appends = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

/** A server before the store that stops as a real EventStoreDB was seen to (24.2.0, a node with much on its way). */
export interface RestlessStore {
  /** Two names of one server, so that clients look for their node by gossip. */
  readonly url: string;
  /** Answers NotReady to what is on its way, then again with what became of it, and closes its port for so long. */
  stopFor(ms: number): Promise<void>;
  /** From now on appends are answered with nothing, or with NotReady, or reads as though nothing stood there; null: all as they should be. */
  sulk(how: Mood): void;
  stop(): Promise<void>;
}

type Mood = 'silent' | 'not-ready' | 'forgetful' | null;

const LATE_MS = 30;
const same = (bytes: Buffer) => bytes;

const notReady = (to: streams.BatchAppendReq): streams.BatchAppendResp => {
  const details = new protobufAny.Any();
  details.pack(new protobufEmpty.Empty().serializeBinary(), 'google.protobuf.Empty');
  return new streams.BatchAppendResp()
    .setCorrelationId(to.getCorrelationId())
    .setStreamIdentifier(to.getOptions()?.getStreamIdentifier())
    .setError(new status.Status().setMessage('Server Is Not Ready').setDetails(details));
};

const idOf = (message: { getCorrelationId(): { getString(): string } | undefined }) =>
  message.getCorrelationId()?.getString() ?? '';

export const startRestlessStore = async (behind: number): Promise<RestlessStore> => {
  const address = `127.0.0.1:${behind}`;
  const store = new StreamsClient(address, credentials.createInsecure());
  const reads = new Client(address, credentials.createInsecure());
  const stops = new Set<() => Promise<void>>();
  let mood: Mood = null;
  let server: Server;
  let port = 0;

  const batchAppend = (call: Appends) => {
    const onItsWay = new Map<string, streams.BatchAppendReq>();
    const late: streams.BatchAppendResp[] = [];
    let isStopping = false;
    const beyond = store.batchAppend();
    beyond.on('error', () => undefined);
    beyond.on('data', (answer: streams.BatchAppendResp) => {
      if (isStopping) late.push(answer);
      else call.write(answer);
      onItsWay.delete(idOf(answer));
    });
    call.on('data', (request: streams.BatchAppendReq) => {
      if (mood === 'silent') return;
      if (isStopping || mood === 'not-ready') return void call.write(notReady(request));
      onItsWay.set(idOf(request), request);
      beyond.write(request);
    });
    const stop = async () => {
      isStopping = true;
      for (const request of onItsWay.values()) call.write(notReady(request));
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      for (const answer of late) call.write(answer);
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    };
    stops.add(stop);
    call.on('close', () => {
      stops.delete(stop);
      beyond.cancel();
    });
  };

  const read: handleServerStreamingCall<Buffer, Buffer> = (call) => {
    if (mood === 'forgetful') return void call.end();
    const beyond = reads.makeServerStreamRequest(StreamsService.read.path, same, same, call.request);
    beyond.on('data', (bytes: Buffer) => call.write(bytes));
    beyond.on('error', (error) => call.emit('error', error));
    beyond.on('end', () => call.end());
    call.on('cancelled', () => beyond.cancel());
  };

  const open = async () => {
    server = new Server();
    const raw = {
      requestDeserialize: same,
      responseSerialize: same,
      requestSerialize: same,
      responseDeserialize: same,
    };
    const { read: reading, batchAppend: appending } = StreamsService;
    server.addService({ read: { ...reading, ...raw }, batchAppend: appending } as never, { read, batchAppend });
    server.addService(ServerFeaturesService, { ...serverFeatures });
    server.addService(
      GossipService,
      gossipService('127.0.0.1', () => port),
    );
    port = await new Promise<number>((resolve, reject) =>
      server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      ),
    );
  };
  await open();

  return {
    url: `esdb://127.0.0.1:${port},localhost:${port}?tls=false`,
    stopFor: async (ms) => {
      await Promise.all([...stops].map((stop) => stop()));
      server.forceShutdown();
      await new Promise((resolve) => setTimeout(resolve, ms));
      await open();
    },
    sulk: (how) => {
      mood = how;
    },
    stop: async () => {
      server.forceShutdown();
      store.close();
      reads.close();
      await Promise.resolve();
    },
  };
};

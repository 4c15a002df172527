import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStoreDBClient, binaryEvent, streamNameFilter } from '@eventstore/db-client';
import { credentials } from '@grpc/grpc-js';
import protobufTimestamp from 'google-protobuf/google/protobuf/timestamp_pb.js';
import {
  type ContractServer,
  contractServer,
  events,
  newStream,
  numbers,
  ours,
} from '../../testing/contract-server.js';
import { protobufEmpty, shared, streams } from './protocol.js';
import { StreamsClient } from './services.js';

let server: ContractServer;
let client: EventStoreDBClient;
let stub: InstanceType<typeof StreamsClient>;

beforeAll(async () => {
  server = await contractServer();
  client = server.client;
  stub = new StreamsClient(new URL(server.url).host, credentials.createInsecure());
});
afterAll(async () => {
  stub.close();
  await server.close();
});

const identifier = (name: string | Uint8Array) =>
  new shared.StreamIdentifier().setStreamName(typeof name === 'string' ? Uint8Array.from(Buffer.from(name)) : name);
const uuid = (text: string = randomUUID()) => new shared.UUID().setString(text);

function request({
  stream = newStream() as string | Uint8Array,
  correlation = uuid(),
  id = uuid(),
  type = 'Told',
  inMs = 10_000,
  final = true,
}): streams.BatchAppendReq {
  const message = new streams.BatchAppendReq.ProposedMessage().setId(id).setData(Uint8Array.of(1));
  message.getMetadataMap().set('type', type).set('content-type', 'application/octet-stream');
  const options = new streams.BatchAppendReq.Options()
    .setStreamIdentifier(identifier(stream))
    .setAny(new protobufEmpty.Empty())
    .setDeadline(protobufTimestamp.Timestamp.fromDate(new Date(Date.now() + inMs)));
  return new streams.BatchAppendReq()
    .setCorrelationId(correlation)
    .setOptions(options)
    .setProposedMessagesList([message])
    .setIsFinal(final);
}

/** Sends requests on one call and collects as many answers as there are requests. */
async function answers(...requests: streams.BatchAppendReq[]): Promise<streams.BatchAppendResp[]> {
  const call = stub.batchAppend();
  const found: streams.BatchAppendResp[] = [];
  for (const each of requests) call.write(each);
  for await (const answer of call as AsyncIterable<streams.BatchAppendResp>) {
    found.push(answer);
    if (found.length === requests.length) break;
  }
  // A server ends no batch call by itself.
  call.on('error', () => undefined).cancel();
  return found;
}

const errorType = (answer?: streams.BatchAppendResp) =>
  answer?.getError()?.getDetails()?.getTypeName().replace('event_store.client.', '');

describe('a bad request', () => {
  const largeName = 'x'.repeat(5_000);

  it.each([
    ['an event id that is no UUID', () => request({ id: uuid('seven') })],
    ['an event without id', () => request({ id: new shared.UUID() })],
    ['an event without type', () => request({ type: '' })],
    ['an empty stream name', () => request({ stream: '' })],
    ...(ours ? [['an endless stream name', () => request({ stream: largeName })] as const] : []),
  ] as const)('with %s is answered with an error, and the next one on the same call is served', async (_what, bad) => {
    const [refused, served] = await answers(bad(), request({}));
    expect(errorType(refused)).toBe('BadRequest');
    expect(served?.hasSuccess()).toBe(true);
  });

  it('past its deadline is not written', async () => {
    const stream = newStream();
    const [late] = await answers(request({ stream, inMs: -5 }));
    expect(errorType(late)).toBe('Timeout');
    await expect(numbers(client.readStream(stream))).rejects.toMatchObject({ type: 'stream-not-found' });
  });

  it('never finished is answered at its deadline', async () => {
    const [late] = await answers(request({ inMs: 150, final: false }));
    expect(errorType(late)).toBe('Timeout');
  });

  it('too large for any message ends its call, and the next one is served', async () => {
    const huge = client.appendToStream(newStream(), binaryEvent({ type: 'Huge', data: new Uint8Array(20_000_000) }));
    await expect(huge).rejects.toMatchObject({ code: 8 });
    expect((await client.appendToStream(newStream(), events(1))).success).toBe(true);
  });

  it('for a subscription with a broken regular expression is refused', async () => {
    const subscription = client.subscribeToAll({ filter: streamNameFilter({ regex: '(' }) });
    await expect(numbers(subscription)).rejects.toThrow();
  });

  it('without options is refused, in every call', async () => {
    const read = stub.read(new streams.ReadReq());
    await expect((read as AsyncIterable<unknown>)[Symbol.asyncIterator]().next()).rejects.toThrow();
    await expect(new Promise((_, reject) => stub.delete(new streams.DeleteReq(), reject))).rejects.toBeTruthy();
    await expect(new Promise((_, reject) => stub.tombstone(new streams.TombstoneReq(), reject))).rejects.toBeTruthy();
    await expect(new Promise((_, reject) => stub.append(reject).end())).rejects.toBeTruthy();
    expect((await client.appendToStream(newStream(), events(1))).success).toBe(true);
  });
});

describe('a stream name that is not UTF-8', () => {
  it('is one in which what cannot be read is written as a question mark', async () => {
    const mark = newStream();
    const [appended] = await answers(
      request({ stream: Buffer.concat([Buffer.from(mark), Uint8Array.of(0xc3, 0x28)]) }),
    );
    expect(appended?.hasSuccess()).toBe(true);
    const found: (string | undefined)[] = [];
    for await (const { event } of client.readStream(`${mark}\ufffd(`)) found.push(event?.streamId);
    expect(found).toEqual([`${mark}\ufffd(`]);
  });
});

describe('an id', () => {
  it('may come as two numbers, and is the same id', async () => {
    const stream = newStream();
    const id = 'fedcba98-7654-4210-8123-456789abcdef';
    const half = (hex: string) => String(BigInt.asIntN(64, BigInt(`0x${hex}`)));
    const structured = new shared.UUID.Structured()
      .setMostSignificantBits(half('fedcba9876544210'))
      .setLeastSignificantBits(half('8123456789abcdef'));
    await answers(request({ stream, id: new shared.UUID().setStructured(structured) }));
    for await (const { event } of client.readStream(stream)) expect(event?.id).toBe(id);
  });
});

describe('a client that looks for the node', () => {
  it('finds it by gossip', async () => {
    const { host } = new URL(server.url);
    const discovering = EventStoreDBClient.connectionString(`esdb://${host},${host}?tls=false`);
    const stream = newStream();
    await discovering.appendToStream(stream, events(1));
    expect(await numbers(discovering.readStream(stream))).toEqual([0]);
    await discovering.dispose();
  });
});

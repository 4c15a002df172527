import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventStoreDBClient } from '@eventstore/db-client';
import { credentials, status } from '@grpc/grpc-js';
import { freePort } from '../../../platform/testing/redis.js';
import {
  type ContractServer,
  all,
  contractServer,
  events,
  newStream,
  numbers,
  ours,
  pause,
  range,
} from '../../testing/contract-server.js';
import { protobufEmpty, shared, streams } from './protocol.js';
import { StreamsClient } from './services.js';

/** What a real server cannot be told to do at a given moment. */
const onOurs = ours ? describe : describe.skip;

onOurs('a strict event store (only ours)', () => {
  let server: ContractServer;
  let stub: InstanceType<typeof StreamsClient>;

  beforeEach(async () => {
    server = await contractServer({ port: await freePort() });
    stub = new StreamsClient(new URL(server.url).host, credentials.createInsecure());
  });
  afterEach(async () => {
    stub.close();
    await server.close();
  });

  const append = (stream: string, correlation: string) => {
    const id = new shared.UUID().setString(randomUUID());
    const message = new streams.BatchAppendReq.ProposedMessage().setId(id).setData(Buffer.from('{"n":0}'));
    message.getMetadataMap().set('type', 'Counted').set('content-type', 'application/json');
    const name = new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(stream)));
    return new streams.BatchAppendReq()
      .setCorrelationId(new shared.UUID().setString(correlation))
      .setOptions(new streams.BatchAppendReq.Options().setStreamIdentifier(name).setAny(new protobufEmpty.Empty()))
      .setProposedMessagesList([message])
      .setIsFinal(true);
  };

  /** Stops the store while much is on its way to it: what of it was answered twice, with its answers and its streams. */
  const stopped = async () => {
    const call = stub.batchAppend();
    const heard = new Map<string, string[]>();
    call.on('data', (answer: streams.BatchAppendResp) => {
      const to = answer.getCorrelationId()?.getString() ?? '';
      heard.set(to, [...(heard.get(to) ?? []), answer.getError()?.getMessage() ?? 'written']);
    });
    const ended = new Promise<{ details: string }>((resolve) => call.on('error', resolve as never));
    const sent = new Map<string, string>();
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        for (let n = 0; n < 20; n++) {
          const [stream, correlation] = [newStream(), randomUUID()];
          sent.set(correlation, stream);
          if (!call.destroyed) call.write(append(stream, correlation));
        }
        await pause(1);
      }
    })();
    while (heard.size < 100) await pause(1);
    await server.store.stop();
    isOver = true;
    await writing;
    expect((await ended).details).toContain('shutting down');
    return [...heard]
      .filter(([, answers]) => answers.length === 2)
      .map(([to, answers]) => ({ answers, stream: sent.get(to) ?? '' }));
  };

  it('answers what is on its way when it stops with NotReady, though it is written, and again late', async () => {
    let twice = await stopped();
    // On a busy machine nothing may just have been on its way.
    for (let tries = 1; twice.length === 0 && tries < 5; tries += 1) {
      await server.store.restart();
      twice = await stopped();
    }
    expect(twice.length).toBeGreaterThan(0);
    for (const { answers } of twice) expect(answers).toEqual(['Server Is Not Ready', 'written']);

    await server.store.restart();
    for (const { stream } of twice) expect(await numbers(server.client.readStream(stream))).toEqual([0]);
  });

  it('writes events of its own in between', async () => {
    const stream = newStream();
    for (let n = 0; n < 3; n++) await server.client.appendToStream(stream, events(1, n));
    const found = await all(server.client.readAll());
    const mine = found.findIndex(({ event }) => event?.streamId === stream);
    expect(found.slice(mine, mine + 5).map(({ event }) => event?.streamId.startsWith('$'))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('tells no position of what was written before', async () => {
    const [stream, same] = [newStream(), events(1)];
    const first = await server.client.appendToStream(stream, same, { expectedRevision: 'no_stream' });
    const again = await server.client.appendToStream(stream, same, { expectedRevision: 'no_stream' });
    expect([first.position === undefined, again.position, again.nextExpectedRevision]).toEqual([false, undefined, 0n]);
  });

  it('answers 100 calls at once on a connection, and the next one when one of them has ended', async () => {
    const stream = newStream();
    await server.client.appendToStream(stream, events(1));
    // Of equal settings gRPC makes one connection, and the other client's open batch call would be among the hundred.
    const client = EventStoreDBClient.connectionString(`${server.url}&keepAliveInterval=10001`);
    const following = Array.from({ length: 100 }, () => client.subscribeToStream(stream));
    await Promise.all(following.map((each) => new Promise((resolve) => each.once('caughtUp', resolve))));
    const read = numbers(client.readStream(stream));
    const soon = pause(500).then(() => 'nothing yet');
    expect(await Promise.race([read, soon])).toBe('nothing yet');
    expect(await numbers(server.client.readStream(stream))).toEqual([0]);
    await following[0]!.unsubscribe();
    expect(await read).toEqual([0]);
    await Promise.all(following.slice(1).map((each) => each.unsubscribe()));
    await client.dispose();
  });

  it('ends a live subscriber who does not read while more than 32 events wait', async () => {
    const stream = newStream();
    await server.client.appendToStream(stream, events(1));
    const subscription = server.client.subscribeToStream(stream);
    await new Promise((resolve) => subscription.once('caughtUp', resolve));
    for (let n = 0; n < 10; n += 1) await server.client.appendToStream(stream, events(500, 1 + 500 * n));
    await pause(1_000);
    const heard: number[] = [];
    const reading = (async () => {
      for await (const { event } of subscription) heard.push((event!.data as { n: number }).n);
    })();
    await expect(reading).rejects.toMatchObject({
      code: status.ABORTED,
      message: expect.stringContaining('Consumer too slow to handle event while live. Client resubscription required.'),
    });
    expect(heard).toEqual(range(0, heard.length));
    expect(heard.length).toBeLessThan(5_001);
  });

  it('is not ready for a while after it has started', async () => {
    const slow = await contractServer({ notReadyMs: 2_000, wait: false });
    const refused = { message: expect.stringContaining('Server Is Not Ready') };
    const credentials = { username: 'admin', password: 'changeit' };
    await expect(slow.client.appendToStream(newStream(), events(1))).rejects.toMatchObject(refused);
    await expect(slow.client.appendToStream(newStream(), events(1), { credentials })).rejects.toMatchObject(refused);
    await expect(numbers(slow.client.readStream(newStream()))).rejects.toMatchObject(refused);
    await slow.store.restart();
    expect((await slow.client.appendToStream(newStream(), events(1))).success).toBe(true);
    await slow.close();
  });
});

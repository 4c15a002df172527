import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Metadata, Server as GrpcServer, ServerCredentials, status, type sendUnaryData } from '@grpc/grpc-js';
import { startTestStore, startEventStore, type EventStore } from '../../../embedded/testing/event-store.js';
import { selfSigned, type TestCertificate } from '../../testing/certificate.js';
import { eventually } from '../../testing/eventually.js';
import { MailServer } from '../../testing/mail-server.js';
import { freePort, startRedis, type TestRedis } from '../../testing/redis.js';
import { eventStoreAt } from '../log/index.js';
import { StreamsClient } from '../log/protocol.js';
import { connectRedis, redisAt } from '../redis/index.js';
import { smtpAt } from '../smtp/index.js';
import { type Address, askOnce, explain, untilAnswered } from './index.js';

const PASSWORD = 'only-we-know';
let certificate: TestCertificate;
let store: EventStore;
let redis: TestRedis;
const closing: (() => unknown)[] = [];
/** As whom each call came to an event store that lets nobody in. */
const heard = new Map<string, string>();

beforeAll(async () => {
  certificate = selfSigned();
  [store, redis] = await Promise.all([startTestStore(), startRedis()]);
  const client = await connectRedis(redis.url, { name: 'spec' });
  await client.configSet('requirepass', PASSWORD);
  client.destroy();
});
afterEach(async () => {
  heard.clear();
  for (const close of closing.splice(0)) await close();
});
afterAll(async () => {
  certificate.remove();
  await Promise.all([store.stop(), redis.stop()]);
});

const listening = async (server: Server): Promise<string> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket.resume()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** An event store with TLS that lets nobody in. */
const strangersStay = async (): Promise<string> => {
  const server = new GrpcServer();
  type Call = { readonly metadata: Metadata; emit(event: 'error', error: object): void };
  const refuse = (name: string) => (call: Call, callback?: sendUnaryData<unknown>) => {
    heard.set(name, String(call.metadata.get('authorization')[0] ?? ''));
    const error = { code: status.UNAUTHENTICATED, details: 'Unauthenticated' };
    if (typeof callback === 'function') callback(error);
    else call.emit('error', error);
  };
  const { service } = StreamsClient as unknown as { service: Parameters<GrpcServer['addService']>[0] };
  server.addService(service, Object.fromEntries(Object.keys(service).map((name) => [name, refuse(name)])));
  const { key, cert } = certificate;
  const credentials = ServerCredentials.createSsl(null, [{ private_key: key, cert_chain: cert }]);
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', credentials, (error, bound) => (error ? reject(error) : resolve(bound))),
  );
  closing.push(() => server.forceShutdown());
  return `127.0.0.1:${port}`;
};

/** The one sentence with which a start ends. */
const refusalOf = async (address: Address): Promise<string> => {
  const refused = untilAnswered([address], () => undefined);
  const message = await refused.then(
    () => 'it answered',
    (error: Error) => error.message,
  );
  expect(message).toContain(address.service.at);
  return message;
};

describe('An event store', () => {
  it('answers', () => untilAnswered([eventStoreAt(store.url)], () => undefined));

  it.each(['', 'sae:guess@'])('refuses us who come as "%s"', async (who) => {
    const at = await strangersStay();
    expect(await refusalOf(eventStoreAt(`esdb://${who}${at}?tlsCAFile=${certificate.path}`))).toMatch(
      /refuses the user or the password \(16 UNAUTHENTICATED: Unauthenticated\): set both in EVENTSTORE_URL/,
    );
  });

  it('hears user and password with each call, appends included', async () => {
    await refusalOf(eventStoreAt(`esdb://sae:right@${await strangersStay()}?tls=true&tlsCAFile=${certificate.path}`));
    const basic = `Basic ${Buffer.from('sae:right').toString('base64')}`;
    await eventually(() => expect(Object.fromEntries(heard)).toEqual({ read: basic, batchAppend: basic }));
  });

  it('has a certificate that nobody here trusts, of one node or of several', async () => {
    const at = await strangersStay();
    const untrusted = /has a certificate that is not trusted here \(self-signed certificate\): set tlsCAFile in/;
    expect(await refusalOf(eventStoreAt(`esdb://${at}`))).toMatch(untrusted);
    expect(await refusalOf(eventStoreAt(`esdb://${at},${at.replace('127.0.0.1', 'localhost')}`))).toMatch(untrusted);
  });

  it('is asked with a CA file that is not there', async () =>
    expect(await refusalOf(eventStoreAt('esdb://127.0.0.1:1?tlsCAFile=/nowhere/ca.pem'))).toMatch(
      /certificate file is not found or cannot be read/,
    ));

  it('speaks TLS and is asked without', async () =>
    expect(await refusalOf(eventStoreAt(`esdb://${await strangersStay()}?tls=false`))).toMatch(
      /is asked without TLS .*: take tls=false out of EVENTSTORE_URL\.$/,
    ));

  it('is asked with TLS and speaks none', async () =>
    expect(await refusalOf(eventStoreAt(store.url.replace('?tls=false', '')))).toMatch(
      /is asked with TLS, which it does not speak .*: add tls=false to EVENTSTORE_URL\.$/,
    ));

  it('that is not there is named every 5 s with the cause, and waited for', async () => {
    const port = await freePort();
    const told: { sentence: string; at: number }[] = [];
    const answered = untilAnswered([eventStoreAt(`esdb://127.0.0.1:${port}?tls=false`)], (sentence) =>
      told.push({ sentence, at: performance.now() }),
    );
    await eventually(() => expect(told).toHaveLength(2), 15_000);
    for (const { sentence } of told)
      expect(sentence).toBe(
        `Still waiting for the event store at 127.0.0.1:${port}: nobody listens there (connect ECONNREFUSED 127.0.0.1:${port}).`,
      );
    expect(told[1]!.at - told[0]!.at).toBeGreaterThan(4_500);
    const late = await startEventStore({ dir: `${certificate.path}-store`, port });
    closing.push(() => late.stop());
    await answered;
  });

  it('that comes while we look why it does not answer is not told that it wants no TLS', async () => {
    const port = await freePort();
    const sought = explain(new Error('nobody answered'), [
      { host: '127.0.0.1', port, isSecure: false, hello: 'PRI * HTTP/2.0' },
    ]);
    const late = createServer((socket) => void socket.end('It speaks plainly.'));
    // After the first look has been refused, and before that is told.
    setImmediate(() => late.listen(port));
    closing.push(() => late.close());
    await expect(sought).rejects.toThrow(/ECONNREFUSED/);
  });

  it('that does not answer holds up nobody who hears of another refusal', async () => {
    const silent = eventStoreAt(`esdb://${await listening(createServer())}?tls=false`);
    await expect(untilAnswered([silent, redisAt(redis.url)], () => undefined)).rejects.toThrow(/^Redis at .* refuses/);
  });
});

describe('A Redis', () => {
  it('answers who knows its password', () =>
    untilAnswered([redisAt(`redis://:${PASSWORD}@127.0.0.1:${redis.port}`)], () => undefined));

  it.each(['', ':guess@', 'bob:guess@'])('refuses us who come as "%s"', async (who) =>
    expect(await refusalOf(redisAt(`redis://${who}127.0.0.1:${redis.port}`))).toMatch(
      /refuses the user or the password \((NOAUTH|WRONGPASS) .*\): set both in REDIS_URL/,
    ),
  );

  it('is asked with TLS and speaks none', async () =>
    expect(await refusalOf(redisAt(`rediss://:${PASSWORD}@127.0.0.1:${redis.port}`))).toMatch(
      /is asked with TLS, which it does not speak .*: write redis:\/\/ instead of rediss:\/\/ in REDIS_URL\.$/,
    ));

  it('speaks TLS, is asked without, and is not trusted when asked with it', async () => {
    const at = await listening(createTlsServer({ ...certificate }, (socket) => socket.destroy()));
    expect(await refusalOf(redisAt(`redis://${at}`))).toMatch(
      /write rediss:\/\/ instead of redis:\/\/ in REDIS_URL\.$/,
    );
    expect(await refusalOf(redisAt(`rediss://${at}`))).toMatch(/not trusted here .*: set NODE_EXTRA_CA_CERTS/);
  });
});

describe('A mail server', () => {
  const opened = async (...options: Parameters<typeof MailServer.open>) => {
    const server = await MailServer.open(...options);
    closing.push(() => server.close());
    return server;
  };

  it.each(['', 'sae:right@'])('takes mail from "%s"', async (who) =>
    untilAnswered([smtpAt((await opened()).url(who))], () => undefined),
  );

  it('refuses our login', async () =>
    expect(await refusalOf(smtpAt((await opened()).url('sae:wrong@')))).toMatch(
      /refuses the user or the password \(Invalid login: 535 .*\): set both in SMTP_URL/,
    ));

  it('speaks TLS, is asked without, and is not trusted when asked with it', async () => {
    const server = await opened({ secure: true, ...certificate });
    expect(await refusalOf(smtpAt(server.url()))).toMatch(/write smtps:\/\/ instead of smtp:\/\/ in SMTP_URL\.$/);
    expect(await refusalOf(smtpAt(server.url('', 'smtps')))).toMatch(/not trusted here .*: set NODE_EXTRA_CA_CERTS/);
  });

  it('is asked with TLS and speaks none', async () =>
    expect(await refusalOf(smtpAt((await opened()).url('', 'smtps')))).toMatch(
      /write smtp:\/\/ instead of smtps:\/\/ in SMTP_URL\.$/,
    ));

  it('is not waited for where it may come later', async () => {
    const port = await freePort();
    const told: string[] = [];
    await askOnce(smtpAt(`smtp://127.0.0.1:${port}`), (sentence) => told.push(sentence));
    expect(told).toEqual([
      `Still waiting for the mail server at 127.0.0.1:${port}: nobody listens there (connect ECONNREFUSED 127.0.0.1:${port}).`,
    ]);
  });
});

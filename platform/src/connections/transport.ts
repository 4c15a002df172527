import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isDefinite, SpeaksOtherwise } from './verdict.js';

/** One host of an address, and how it is spoken to. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly ca?: Buffer;
  /** What makes it say something when TLS is not spoken; empty where it speaks first. */
  readonly hello: string;
}

const PATIENCE_MS = 2_000;
/** A TLS record that says what was wrong, or wants to begin. */
const TLS_RECORDS = [0x15, 0x16];

/** Waits for a sign of `socket`, and ends it. */
const ended = async <T>(socket: Socket, work: (socket: Socket) => Promise<T>): Promise<T> => {
  const silence = new Error(`No answer within ${PATIENCE_MS} ms`);
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(silence));
  try {
    return await work(socket);
  } finally {
    socket.on('error', () => undefined).destroy();
  }
};

const reach = ({ host, port }: Endpoint) => ended(connect({ host, port }), (socket) => once(socket, 'connect'));

const shakeHands = ({ host, port, ca }: Endpoint, rejectUnauthorized: boolean) => {
  const servername = isIP(host) ? undefined : host;
  const options = { host, port, ca, servername, rejectUnauthorized };
  return ended(connectTls(options), (socket) => once(socket, 'secureConnect'));
};

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

const speaksPlain = (endpoint: Endpoint): Promise<boolean> =>
  ended(connect(endpoint), async (socket) => {
    socket.write(endpoint.hello);
    const [words] = (await once(socket, 'data')) as [Buffer];
    return !TLS_RECORDS.includes(words[0]!);
  }).catch(() => false);

/** What keeps us from being heard at all; undefined when the reason lies deeper. */
const obstacleAt = async (endpoint: Endpoint): Promise<unknown> => {
  try {
    await reach(endpoint);
    if (endpoint.isSecure) await shakeHands(endpoint, true);
  } catch (error) {
    // Whom we ask without TLS may have come only now: then it is not TLS that kept us from being heard.
    if (isDefinite(error) || !endpoint.isSecure) return error;
    return (await succeeds(reach(endpoint))) && (await speaksPlain(endpoint)) ? new SpeaksOtherwise('plain') : error;
  }
  return !endpoint.isSecure && (await succeeds(shakeHands(endpoint, false))) ? new SpeaksOtherwise('tls') : undefined;
};

/** The error, or its cause: clients tell of what goes wrong below them in few words. @throws always */
export const explain = async (error: unknown, endpoints: readonly Endpoint[]): Promise<never> => {
  if (isDefinite(error)) throw error;
  const obstacles = (await Promise.all(endpoints.map(obstacleAt))).filter((found) => found !== undefined);
  throw obstacles.find(isDefinite) ?? obstacles[0] ?? error;
};

import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { Asking } from '../../api/testing/calls/asking.js';
import type { Owner } from '../../api/testing/verbs.js';

export interface Weighed {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** How many. */
  readonly bytes: number;
}

const ROOM = 64 * 1024;

/** Keeps connections, as browsers do, and reads gigabytes into one place: nobody looks at them. */
const agent = new Agent({
  keepAlive: true,
  onread: {
    buffer: Buffer.alloc(ROOM),
    callback(this: Socket, length: number, place: Uint8Array) {
      this.emit('data', place.subarray(0, length));
      return true;
    },
  },
});

/** Asks as a client does that reads all it is answered, and keeps nothing of it. */
export const weighed = (
  owner: Pick<Owner, 'token'>,
  { path, headers, token = owner.token }: Asking,
  url: string,
): Promise<Weighed> =>
  new Promise((resolve, reject) => {
    const login = token === null ? {} : { authorization: `Bearer ${token}` };
    get(`${url}/api${path}`, { agent, headers: { ...login, ...headers } }, (answer) => {
      let bytes = 0;
      answer
        .on('data', ({ length }: Buffer) => (bytes += length))
        .once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }))
        .once('error', reject);
    }).once('error', reject);
  });

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sharedSystem, type System } from '../../testing/system.js';
import { SECURITY_HEADERS } from '../http/broken-request.js';

let system: System;
beforeAll(async () => {
  system = await sharedSystem();
});
afterAll(() => system.stop());

const RIGHT = { 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
const WEBSOCKET = '/socket.io/?EIO=4&transport=websocket';

/** All that comes back on a connection that asks to become a socket. */
const upgraded = async (path: string, more: Record<string, string> = {}): Promise<string> => {
  const { hostname, port } = new URL(system.url);
  const connection = connect(Number(port), hostname);
  const headers = { host: 'sae.example', connection: 'Upgrade', upgrade: 'websocket', ...RIGHT, ...more };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return text(connection);
};

describe('A handshake that is refused is told so as everything is', () => {
  it.each([
    ['over another transport', 400, '/socket.io/?EIO=4&transport=pigeon', {}],
    ['of a session nobody knows', 400, `${WEBSOCKET}&sid=nobody`, {}],
    ['from somebody else’s page', 403, WEBSOCKET, { origin: 'https://evil.example' }],
    ['without a key', 400, WEBSOCKET, { 'sec-websocket-key': '' }],
    ['of another version', 400, WEBSOCKET, { 'sec-websocket-version': '7' }],
    ['where there are no sockets', 400, '/api/health', {}],
    ['to another protocol', 400, '/api/health', { upgrade: 'h2c' }],
  ])('%s', async (_, status, path, headers) => {
    const answer = await upgraded(path, headers);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(head).toContain(`\r\n${name}: ${value}`);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(JSON.parse(body)).toMatchObject({ statusCode: status, message: expect.any(String) });
    expect(head).toContain((JSON.parse(body) as { requestId: string }).requestId);
  });

  it('unless it is a socket by then, which ends', async () => {
    const answer = await upgraded('/socket.io/?EIO=3&transport=websocket');
    expect(answer).toMatch(/^HTTP\/1.1 101 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('though nobody waits for it', async () => {
    const { hostname, port } = new URL(system.url);
    for (let n = 0; n < 50; n += 1) {
      const connection = connect(Number(port), hostname);
      connection.on('error', () => undefined);
      connection.write(
        `GET /x HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n${'x'.repeat(n * 1000)}`,
      );
      setTimeout(() => connection.resetAndDestroy(), n % 5);
    }
    expect(await upgraded('/api/health')).toMatch(/^HTTP\/1.1 400 /);
  });
});

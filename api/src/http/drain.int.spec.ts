import { Agent, createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Drain } from './drain.js';

const ANSWER_MS = 150;

let server: Server;
const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  server.closeAllConnections();
});

/** A server that takes its time, and what drains it. */
const serving = async () => {
  server = createServer((_, answer) => void setTimeout(() => answer.end('done'), ANSWER_MS));
  const drain = new Drain(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { drain, port: (server.address() as AddressInfo).port };
};

const keptAlive = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
};

/** What became of one request: `200 close`, or the code of its error. */
const asked = (port: number, agent = keptAlive()) =>
  new Promise<string>((resolve) => {
    request({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume().once('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
      answer.once('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    })
      .once('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)))
      .end();
  });

/** Asks again and again until nobody lets it in any more. */
const untilRefused = async (port: number): Promise<string[]> => {
  const agent = keptAlive();
  const heard: string[] = [];
  while (heard.at(-1) !== 'ECONNREFUSED') heard.push(await asked(port, agent));
  return heard;
};

describe('A server that is drained', () => {
  it('cuts no request, tells everybody that the connection closes, and ends', async () => {
    const { drain, port } = await serving();
    const clients = Array.from({ length: 20 }, () => untilRefused(port));
    await pause(2 * ANSWER_MS);
    const began = performance.now();
    await drain.run(20_000);
    expect(performance.now() - began).toBeLessThan(15_000);
    for (const heard of await Promise.all(clients)) {
      expect(heard.slice(-2)).toEqual(['200 close', 'ECONNREFUSED']);
      expect(new Set(heard.slice(0, -2))).toEqual(new Set(['200 keep-alive']));
    }
  });

  it('answers who was connected and silent, and closes who stays silent', async () => {
    const { drain, port } = await serving();
    const [silent, late] = [connect(port, '127.0.0.1').resume(), keptAlive()];
    await Promise.all([once(silent, 'connect'), asked(port, late)]);
    const began = performance.now();
    const draining = drain.run(20_000);
    expect(await asked(port, late)).toBe('200 close');
    await Promise.all([once(silent, 'close'), draining]);
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('cuts off in the end who never finishes', async () => {
    server = createServer(() => undefined);
    const drain = new Drain(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const never = asked((server.address() as AddressInfo).port);
    await once(server, 'request');
    await drain.run(500);
    expect(await never).toBe('ECONNRESET');
  });
});

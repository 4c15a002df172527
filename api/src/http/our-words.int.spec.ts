import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payableOwner, scanned } from '../../testing/guests.js';
import type { Described } from '../../testing/hostile-bodies.js';
import { wrongBodies } from '../../testing/wrong-bodies.js';
import { sharedSystem, type System } from '../../testing/system.js';
import type { Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let code: string;

beforeAll(async () => {
  system = await sharedSystem();
  owner = await payableOwner(system);
  code = (await scanned(owner, 4)).token;
});
afterAll(() => system.stop());

interface Refused {
  readonly message: string;
  readonly errors?: readonly string[];
}

/** What a library says of a field names it as the code does, or says nothing. */
const isOurs = (sentence: string) => /^[A-Z]/.test(sentence) && !/propert|each value in/.test(sentence);

/** All that is answered to what no client of ours sends. */
const answered = async (text: string): Promise<string> => {
  const { hostname, port } = new URL(system.url);
  const connection = connect(Number(port), hostname);
  let heard = '';
  connection.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  connection.write(text);
  await once(connection, 'close');
  return heard;
};

describe('An answer', () => {
  it('says in our words what is wrong with a body, whatever stands in whichever field', async () => {
    const others: string[] = [];
    const wrong = wrongBodies((await (await fetch(`${system.url}/api/docs-json`)).json()) as Described);
    for (const { method, path, json } of wrong) {
      const answer = await fetch(`${system.url}/api${path.replace('{token}', code).replace(/\{\w+\}/g, '1')}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
        body: json,
      });
      const { message, errors = [] } = (await answer.json()) as Refused;
      const sentences = answer.ok ? [] : [message, ...errors];
      others.push(...sentences.filter((one) => !isOurs(one)).map((one) => `${method} ${path} ${json}: ${one}`));
    }
    expect(wrong.length).toBeGreaterThan(200);
    expect(others).toEqual([]);
  });

  it.each([
    ['that says not to whom it is made', 'GET /api/settings HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['that expects what nobody does', 'GET /api/settings HTTP/1.1\r\nHost: sae\r\nExpect: a miracle\r\n\r\n', 417],
  ])('says so of a request %s', async (_, text, status) => {
    const said = await answered(text);
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(said).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(said.slice(said.indexOf('\r\n\r\n')))).toMatchObject({
      statusCode: status,
      message: expect.stringMatching(/^The request /),
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('is given to HTTP 1.0, which names nobody, and to who waits to be told to go on', async () => {
    expect(await answered('GET /api/settings HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    const body = '{"email":"a@b.in","password":"secret"}';
    const asked = `POST /api/users/login HTTP/1.1\r\nHost: sae\r\nConnection: close\r\nExpect: 100-continue\r\n`;
    const said = await answered(
      `${asked}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(said).toMatch(/^HTTP\/1\.1 100 Continue[^]*HTTP\/1\.1 401 /);
  });
});

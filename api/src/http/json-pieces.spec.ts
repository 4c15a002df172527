import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import fc from 'fast-check';
import type { RowJson } from '@sae/projections/reading';
import { listJson, objectJson, sendJson } from './json-pieces.js';

const asText = (json: readonly Buffer[]) => Buffer.concat(json).toString();
const mixed = (things: readonly unknown[]): RowJson[] =>
  things.map((thing, n) => (n % 2 === 0 ? JSON.stringify(thing) : Buffer.from(JSON.stringify(thing))));

describe('Ready rows', () => {
  it('are the JSON of their list, be they text or bytes', () =>
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 2 })), (things) =>
        expect(JSON.parse(asText(listJson(mixed(things))))).toEqual(JSON.parse(JSON.stringify(things))),
      ),
    ));

  it('are fields of an object, behind its others', () => {
    const rows = mixed([{ name: 'Naan' }, { name: 'दाल' }]);
    expect(JSON.parse(asText(objectJson({ time: 'now', n: 1 }, { live: rows, past: [] })))).toEqual({
      ...{ time: 'now', n: 1, past: [] },
      live: [{ name: 'Naan' }, { name: 'दाल' }],
    });
  });
});

describe('JSON that is sent', () => {
  it.each([0, 1, 3, 700])('is whole, with its length, and others have their turn: %d rows', async (count) => {
    const things = Array.from({ length: count }, (_, id) => ({ id, wish: 'ü'.repeat(1_000) }));
    const fastify = Fastify();
    let paid = 0;
    fastify.decorate('chargeList', (_, bytes) => void (paid += bytes));
    fastify.get('/', (_, reply) => sendJson(reply, listJson(mixed(things))));
    let rounds = 0;
    let isOver = false;
    const others = () => {
      rounds += 1;
      if (!isOver) setImmediate(others);
    };
    setImmediate(others);
    const { rawPayload, headers } = await fastify.inject('/');
    isOver = true;
    expect(JSON.parse(rawPayload.toString())).toEqual(things);
    expect([Number(headers['content-length']), paid]).toEqual([rawPayload.length, rawPayload.length]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(rounds).toBeGreaterThanOrEqual(Math.floor(rawPayload.length / (64 * 1024)));
    await fastify.close();
  });
});

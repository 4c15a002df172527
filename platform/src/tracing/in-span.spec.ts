import { describe, expect, it } from '@jest/globals';
import { Refusal } from '@sae/domain/kernel';
import { noteTraces } from '../../testing/traces.js';
import { inSpan } from './in-span.js';

const by = { requestId: 'request', traceparent: 'cause' };
const seen = (cause: object) => Promise.resolve(cause);

describe('Work in a span', () => {
  it('is caused by what its cause names, and names itself to what it causes', async () => {
    const { tracing, spans } = noteTraces();
    expect(await inSpan(tracing, 'decide Count', by, seen)).toEqual({ ...by, traceparent: 'span-1' });
    expect(spans).toEqual([{ name: 'decide Count', cause: 'cause', isFailed: false }]);
  });

  it('ends with it when it fails, and a refusal is no failure', async () => {
    const { tracing, spans } = noteTraces();
    for (const error of [new Error('a bug'), new Refusal('conflict', 'tally/full', 'No more')])
      await expect(inSpan(tracing, 'decide Count', by, () => Promise.reject(error))).rejects.toBe(error);
    expect(spans.map(({ isFailed }) => isFailed)).toEqual([true, false]);
  });

  it('is only done where nobody traces it', async () => {
    const { tracing, spans } = noteTraces();
    const untraced = { requestId: 'request' };
    expect(await inSpan(tracing, 'decide Count', untraced, seen)).toBe(untraced);
    expect(await inSpan(null, 'decide Count', by, seen)).toBe(by);
    expect(spans).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { tellingOutages } from './telling-outages.js';

type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0];

const refused = { code: 1, error: new Error('connect ECONNREFUSED') };
const unnamed = { code: 1, error: Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }) };
const taken = { code: 0 };

/** What is told, and what the SDK hears, of exports that end so. */
const told = (...results: Result[]) => {
  const [words, heard]: [string[], number[]] = [[], []];
  const say = (sentence: string) => void words.push(sentence);
  const left = [...results];
  const exporter = { export: (_: unknown, done: (result: Result) => void) => done(left.shift()!) } as SpanExporter;
  const telling = tellingOutages(exporter, { warn: say, info: say } as Parameters<typeof tellingOutages>[1]);
  for (const _ of results) telling.export([], ({ code }) => heard.push(code));
  return { words, heard };
};

describe('A collector of traces', () => {
  it('is told of once when it goes away, and once when it is back', () => {
    expect(told(taken, refused, refused, taken, taken, refused)).toEqual({
      words: [
        'Traces are not collected: connect ECONNREFUSED',
        'Traces are collected again',
        'Traces are not collected: connect ECONNREFUSED',
      ],
      heard: [0, 1, 1, 0, 0, 1],
    });
  });

  it('is told of by a code where the error has no words', () => {
    expect(told(unnamed).words).toEqual(['Traces are not collected: ECONNREFUSED']);
  });
});

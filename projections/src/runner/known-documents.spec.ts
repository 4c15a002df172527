import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KnownDocuments } from './known-documents.js';

const MOST = 200;

describe('What a writer remembers', () => {
  it('is what was written last, or nothing: never something older, never much', () => {
    const act = fc.record({ key: fc.nat(20), n: fc.option(fc.nat(9)), looks: fc.boolean() });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 300 }), (acts) => {
        const [known, truth] = [new KnownDocuments(MOST), new Map<string, object | null>()];
        for (const { key: number, n, looks } of acts) {
          const key = `key ${number}`;
          if (looks) {
            const found = known.get(key);
            if (found !== undefined) expect(found).toBe(truth.get(key));
            continue;
          }
          const document = n === null ? null : { n };
          truth.set(key, document);
          known.set(key, document, JSON.stringify(document).length);
          expect(known.get(key)).toBe(document);
        }
        const left = [...truth.keys()].filter((key) => known.get(key) !== undefined);
        // A key and its document are fourteen characters at most.
        expect(left.length * 9).toBeLessThanOrEqual(2 * MOST + 14);
      }),
    );
  });

  it('of a document larger than all of it is that one alone', () => {
    const known = new KnownDocuments(MOST);
    known.set('small', { n: 1 }, 7);
    known.set('large', { n: 2 }, 10 * MOST);
    expect(known.get('large')).toEqual({ n: 2 });
    known.set('larger', { n: 3 }, 10 * MOST);
    expect(known.get('small')).toBeUndefined();
    expect(known.get('larger')).toEqual({ n: 3 });
  });

  it('is forgotten when it is not sure any more', () => {
    const known = new KnownDocuments(MOST);
    known.set('small', { n: 1 }, 7);
    known.forget();
    expect(known.get('small')).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { SOFT_DELETED, parseStreamMetadata, withTruncateBefore } from './stream-metadata.js';

describe('a stream’s metadata', () => {
  it('says how much of the stream is to be seen', () =>
    expect(parseStreamMetadata('{"$tb":3,"$maxCount":10,"$maxAge":60,"owner":"x"}')).toEqual({
      truncateBefore: 3,
      maxCount: 10,
      maxAge: 60,
    }));

  it.each([null, '', 'no json', '[]', 'null', '{"$maxCount":0,"$maxAge":-1,"$tb":"7"}'])(
    'hides nothing when it is %j',
    (text) => expect(parseStreamMetadata(text)).toEqual({ truncateBefore: 0 }),
  );

  it('marks a deletion with the server’s own number, which JavaScript cannot hold', () => {
    const text = withTruncateBefore('{"owner":"x","$tb":2}', SOFT_DELETED);
    expect(text).toBe('{"$tb":9223372036854775807,"owner":"x"}');
    expect(parseStreamMetadata(text).truncateBefore).toBe(SOFT_DELETED);
  });

  it('keeps what else it says when the stream begins again', () =>
    expect(withTruncateBefore('{"$tb":9223372036854775807,"owner":"x"}', 4)).toBe('{"$tb":4,"owner":"x"}'));
});

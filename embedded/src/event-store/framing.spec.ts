import { describe, expect, it } from '@jest/globals';
import { type RecordedEvent, frameEvent } from './framing.js';
import { streams } from './protocol.js';

const event: RecordedEvent = {
  stream: 'menu-7-ಮೆನು',
  revision: 300,
  position: 4_294_967_297,
  id: '00000000-0000-4000-8000-00000000000a',
  type: 'DishAdded',
  contentType: 'application/json',
  createdMs: 1_700_000_000_123,
  data: Buffer.from('{"name":"ದೋಸೆ"}'),
  metadata: Buffer.from('{"v":1}'),
};

const decoded = (changes: Partial<RecordedEvent> = {}) => {
  const answer = streams.ReadResp.deserializeBinary(frameEvent({ ...event, ...changes })).getEvent();
  const recorded = answer?.getEvent();
  if (!answer || !recorded) throw new Error('the frame holds no event');
  return { answer, recorded };
};

describe('an event’s frame', () => {
  it('is what the client’s own code reads back', () => {
    const { answer, recorded } = decoded();
    expect(Buffer.from(recorded.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString()).toBe(event.stream);
    expect(recorded.getId()?.getString()).toBe(event.id);
    expect(recorded.getStreamRevision()).toBe('300');
    expect(recorded.getCommitPosition()).toBe('4294967297');
    expect(recorded.getPreparePosition()).toBe('4294967297');
    expect(answer.getCommitPosition()).toBe('4294967297');
    expect(recorded.getMetadataMap().get('type')).toBe('DishAdded');
    expect(recorded.getMetadataMap().get('content-type')).toBe('application/json');
    expect(recorded.getMetadataMap().get('created')).toBe('17000000001230000');
    expect(Buffer.from(recorded.getData_asU8())).toEqual(event.data);
    expect(Buffer.from(recorded.getCustomMetadata_asU8())).toEqual(event.metadata);
  });

  it.each([0, 127, 128, 16_383, 16_384, Number.MAX_SAFE_INTEGER, 9_223_372_036_854_775_807n])(
    'carries the number %s',
    (revision) => expect(decoded({ revision }).recorded.getStreamRevision()).toBe(String(revision)),
  );

  it.each([0, 1, 127, 128, 20_000])('carries %s bytes of data', (length) => {
    const { recorded } = decoded({ data: new Uint8Array(length).fill(7), metadata: new Uint8Array() });
    expect(recorded.getData_asU8()).toHaveLength(length);
    expect(recorded.getCustomMetadata_asU8()).toHaveLength(0);
  });
});

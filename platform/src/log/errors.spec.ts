import { describe, expect, it } from '@jest/globals';
import { ErrorType } from '@eventstore/db-client';
import { Metadata, status } from '@grpc/grpc-js';
import { isPassing, NotAppended, Unanswered } from './errors.js';
import { TimedOut } from './patience.js';

const exception = (value: string) => {
  const metadata = new Metadata();
  metadata.set('exception', value);
  return metadata;
};

describe('an error of the log', () => {
  it.each([
    ['our own timeout', new TimedOut('3 s')],
    ['a lost connection as the client says it', { type: ErrorType.UNAVAILABLE, code: status.UNAVAILABLE }],
    ['a server that was down already, as gRPC says it', { code: status.UNAVAILABLE }],
    ['a cancelled call', { type: ErrorType.UNKNOWN, code: status.CANCELLED }],
    ['a reset stream', { type: ErrorType.UNKNOWN, code: status.INTERNAL }],
    ['a new leader', { type: ErrorType.NOT_LEADER }],
    ['a new leader, as gRPC says it', { code: status.NOT_FOUND, metadata: exception('not-leader') }],
    ['a server that is not ready', new Unanswered('Server Is Not Ready')],
    ['a cluster without a leader', new Error('Failed to discover after 10 attempts.')],
    ['a deadline', { type: ErrorType.DEADLINE_EXCEEDED }],
  ])('passes: %s', (_, error) => expect(isPassing(error)).toBe(true));

  it.each([
    ['a wrong revision', { type: ErrorType.WRONG_EXPECTED_VERSION }],
    ['a wrong revision, whatever gRPC calls it', { type: ErrorType.WRONG_EXPECTED_VERSION, code: status.UNKNOWN }],
    ['no permission', { type: ErrorType.ACCESS_DENIED, code: status.UNAUTHENTICATED }],
    ['a tombstone', { type: ErrorType.STREAM_DELETED }],
    ['an answer the client cannot read', { type: ErrorType.UNKNOWN }],
    [
      'a stream that is not there, as gRPC says it',
      { code: status.NOT_FOUND, metadata: exception('stream-not-found') },
    ],
    ['an append that is refused', new NotAppended('AccessDenied')],
    ['a bug', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('stays: %s', (_, error) => expect(isPassing(error)).toBe(false));
});

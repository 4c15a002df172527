import { ErrorType } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { describe, expect, it } from '@jest/globals';
import { eventStoreAt } from '../log/address.js';
import { Unanswered } from '../log/errors.js';
import { TimedOut } from '../log/patience.js';
import { redisAt } from '../redis/index.js';
import { smtpAt } from '../smtp/index.js';
import { judge, SpeaksOtherwise } from './verdict.js';

const store = eventStoreAt('esdb://admin:secret@db1:2113,db2:2113?tlsCAFile=ca.pem').service;
const redis = redisAt('rediss://:secret@cache:6380/0').service;
const mail = smtpAt('smtp://sae:secret@mail.example.com:587').service;

const error = (message: string, more: object = {}, name?: string) =>
  Object.assign(new Error(message), more, name && { name });
const grpc = (cause: string) => {
  const message = `14 UNAVAILABLE: No connection established. Last error: ${cause}. Resolution note: `;
  return error(message, { code: status.UNAVAILABLE });
};
const WRONG_VERSION =
  '80AC07DFEA7F0000:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../deps/openssl/openssl/ssl/record/ssl3_record.c:350:\n';

/** As clients and sockets gave them when they were tried. */
const DEFINITE: [string, typeof store, unknown, string][] = [
  [
    'a wrong password',
    store,
    error('16 UNAUTHENTICATED: Unauthenticated', { code: status.UNAUTHENTICATED, type: ErrorType.UNKNOWN }),
    'The event store at db1:2113,db2:2113 refuses the user or the password (16 UNAUTHENTICATED: Unauthenticated): ' +
      'set both in EVENTSTORE_URL, as in esdb://user:password@host:2113.',
  ],
  [
    'no user',
    store,
    error('7 PERMISSION_DENIED: Access Denied', { code: status.PERMISSION_DENIED, type: ErrorType.ACCESS_DENIED }),
    'The event store at db1:2113,db2:2113 refuses the user or the password (7 PERMISSION_DENIED: Access Denied): ' +
      'set both in EVENTSTORE_URL, as in esdb://user:password@host:2113.',
  ],
  [
    'a CA file that is missing',
    store,
    error('Failed to load certificate file. File was not found.'),
    'The event store at db1:2113,db2:2113 cannot be asked, for its certificate file is not found or cannot be read ' +
      '(Failed to load certificate file. File was not found.): ' +
      'set tlsCAFile in EVENTSTORE_URL to the certificate of the authority that signed it.',
  ],
  [
    'a certificate nobody here trusts',
    store,
    grpc('Error: self-signed certificate'),
    'The event store at db1:2113,db2:2113 has a certificate that is not trusted here (self-signed certificate): ' +
      'set tlsCAFile in EVENTSTORE_URL to the certificate of the authority that signed it.',
  ],
  [
    'TLS to a plain port',
    store,
    grpc(`Error: ${WRONG_VERSION}`),
    'The event store at db1:2113,db2:2113 is asked with TLS, which it does not speak (wrong version number): ' +
      'add tls=false to EVENTSTORE_URL.',
  ],
  [
    'tls=false against TLS',
    store,
    new SpeaksOtherwise('tls'),
    'The event store at db1:2113,db2:2113 is asked without TLS (it answers with TLS only): ' +
      'take tls=false out of EVENTSTORE_URL.',
  ],
  [
    'an address of no known form, which is not repeated',
    store,
    error('Unexpected "secret" at position 17, expected port number.', {}, 'ParseError'),
    'The event store at db1:2113,db2:2113 has an address that cannot be read: ' +
      'set EVENTSTORE_URL to that of an event store, as in esdb://user:password@host:2113.',
  ],
  [
    'something else that speaks gRPC',
    store,
    error('12 UNIMPLEMENTED: no such method', { code: status.UNIMPLEMENTED }),
    'The event store at db1:2113,db2:2113 refuses us (12 UNIMPLEMENTED: no such method): ' +
      'set EVENTSTORE_URL to that of an event store, as in esdb://user:password@host:2113.',
  ],
  [
    'a wrong password',
    redis,
    error('WRONGPASS invalid username-password pair or user is disabled.'),
    'Redis at cache:6380 refuses the user or the password (WRONGPASS invalid username-password pair or user is ' +
      'disabled.): set both in REDIS_URL, as in redis://user:password@host:6379.',
  ],
  [
    'TLS to a plain port, which does not even answer',
    redis,
    new SpeaksOtherwise('plain'),
    'Redis at cache:6380 is asked with TLS, which it does not speak (it answers without TLS only): ' +
      'write redis:// instead of rediss:// in REDIS_URL.',
  ],
  [
    'a certificate that has expired',
    redis,
    error('certificate has expired', { code: 'CERT_HAS_EXPIRED' }),
    'Redis at cache:6380 has a certificate that has expired (certificate has expired): give Redis a new one.',
  ],
  [
    'a refused login',
    mail,
    error('Invalid login: 535 Invalid username or password', {
      ...{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' },
    }),
    'The mail server at mail.example.com:587 refuses the user or the password (Invalid login: 535 Invalid username ' +
      'or password): set both in SMTP_URL, as in smtp://user:password@host:587.',
  ],
  [
    'a user without a password',
    mail,
    error('Missing credentials for "PLAIN"', { code: 'EAUTH', command: 'API' }),
    'The mail server at mail.example.com:587 refuses the user or the password (Missing credentials for "PLAIN"): ' +
      'set both in SMTP_URL, as in smtp://user:password@host:587.',
  ],
  [
    'a greeting that turns us away',
    mail,
    error('Invalid greeting. response=554 no service: 554 no service', {
      ...{ code: 'EPROTOCOL', responseCode: 554, command: 'CONN' },
    }),
    'The mail server at mail.example.com:587 refuses us (Invalid greeting. response=554 no service: 554 no service): ' +
      'set SMTP_URL to one that takes our mail, as in smtp://user:password@host:587.',
  ],
];

const PASSING: [string, typeof store, unknown, string][] = [
  [
    'nobody listening',
    store,
    grpc('Error: connect ECONNREFUSED 127.0.0.1:1'),
    'nobody listens there (connect ECONNREFUSED 127.0.0.1:1)',
  ],
  [
    'a name that is not known yet',
    store,
    error('14 UNAVAILABLE: Name resolution failed for target dns:db1:2113', { code: 14 }),
    'its name is not known (14 UNAVAILABLE: Name resolution failed for target dns:db1:2113)',
  ],
  ['silence', store, new TimedOut('No answer within 3000 ms'), 'it does not answer (No answer within 3000 ms)'],
  ['a server that is not ready', store, new Unanswered('Server Is Not Ready'), 'it is not ready (Server Is Not Ready)'],
  [
    'a cluster without a leader',
    store,
    error('Failed to discover after 10 attempts.'),
    'it is not ready (Failed to discover after 10 attempts.)',
  ],
  [
    'nobody listening',
    redis,
    error('connect ECONNREFUSED 127.0.0.1:1', { code: 'ECONNREFUSED' }),
    'nobody listens there (connect ECONNREFUSED 127.0.0.1:1)',
  ],
  [
    'a name that is not known yet',
    redis,
    error('getaddrinfo ENOTFOUND cache', { code: 'ENOTFOUND' }),
    'its name is not known (getaddrinfo ENOTFOUND cache)',
  ],
  [
    'a Redis that still reads its files',
    redis,
    error('LOADING Redis is loading the dataset in memory'),
    'it is not ready (LOADING Redis is loading the dataset in memory)',
  ],
  [
    'a connection that is cut',
    redis,
    error('read ECONNRESET', { code: 'ECONNRESET' }),
    'it ends the connection (read ECONNRESET)',
  ],
  [
    'nobody listening',
    mail,
    error('connect ECONNREFUSED 127.0.0.1:1', { code: 'ESOCKET', command: 'CONN' }),
    'nobody listens there (connect ECONNREFUSED 127.0.0.1:1)',
  ],
  [
    'a mail server that is busy',
    mail,
    error('Invalid greeting. response=421 busy: 421 busy', { code: 'EPROTOCOL', responseCode: 421, command: 'CONN' }),
    'it is not ready (Invalid greeting. response=421 busy: 421 busy)',
  ],
  [
    'a login put off',
    mail,
    error('Invalid login: 454 4.7.0 Temporary authentication failure', {
      code: 'EAUTH',
      responseCode: 454,
      command: 'AUTH PLAIN',
    }),
    'it is not ready (Invalid login: 454 4.7.0 Temporary authentication failure)',
  ],
  [
    'a greeting that never comes',
    mail,
    error('Greeting never received', { code: 'ETIMEDOUT', command: 'CONN' }),
    'it does not answer (Greeting never received)',
  ],
  ['nothing at all', mail, undefined, 'it is not ready (undefined)'],
];

describe('Who does not answer', () => {
  it.each(DEFINITE)('will never, after %s (%#)', (_, service, cause, sentence) =>
    expect(judge(service, cause)).toEqual({ isDefinite: true, sentence }),
  );

  it.each(PASSING)('may later, after %s (%#)', (_, service, cause, words) =>
    expect(judge(service, cause)).toEqual({
      isDefinite: false,
      sentence: `Still waiting for ${service.name} at ${service.at}: ${words}.`,
    }),
  );

  it('is named without what is secret', () =>
    expect([store, redis, mail].map(({ at }) => at)).toEqual([
      'db1:2113,db2:2113',
      'cache:6380',
      'mail.example.com:587',
    ]));
});

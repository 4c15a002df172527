import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody } from '../kernel/error-table.js';

/** What Node finds wrong with a request before it is one; anything else about it is malformed. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers, as everywhere, what is no request, and ends its connection. */
export const refuseOn = (socket: Duplex, error: unknown): void => {
  const requestId = randomUUID();
  const refused = errorBody(error, requestId);
  const { statusCode } = refused;
  const body = JSON.stringify(refused);
  const headers = {
    ...SECURITY_HEADERS,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${lines.join('')}\r\n${body}`);
  // With an answer nobody stays to read, or with none: there is nobody to tell.
  socket.on('error', () => undefined);
  socket.end(() => socket.destroy());
};

/** What never became a request: too late, with headers too large, or no HTTP at all. */
export const answerBroken = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code !== 'ECONNRESET' && !socket.destroyed)
    refuseOn(socket, { statusCode: STATUS[error.code ?? ''] ?? 400 });
};

/** HTTP 1.1 says to whom a request is made. */
export const isHostMissing = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined && httpVersion === '1.1';

/** What a client awaits before it sends a body, and is no `100-continue`. */
export const refuseExpectation = ({ socket }: IncomingMessage): void => refuseOn(socket, { statusCode: 417 });

/** What JSON needs of what a browser can be told, and what goes with every answer; pages are told more (see `static-ui`). */
export const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorBody } from './error-table.js';
import { SECURITY_HEADERS } from './security-headers.js';

/** What Node finds wrong with a request before it is one; anything else about it is malformed. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers, as everywhere, what never became a request: too late, with headers too large, or no HTTP at all. */
export const answerBroken = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const statusCode = STATUS[error.code ?? ''] ?? 400;
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody({ statusCode }, requestId));
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
  socket.destroySoon();
};

import { Readable } from 'node:stream';
import type { TempFile } from '@sae/platform/files';
import type { FastifyReply } from 'fastify';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Aborted when the client has gone before it was answered. */
export const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
};

/** With its length, so that a part is never taken for the whole. */
export const sendFile = (
  reply: FastifyReply,
  file: TempFile,
  { name, pieces, onSent }: { name: string; pieces: AsyncIterable<Buffer>; onSent: () => void },
): void => {
  reply.raw.once('finish', onSent);
  void reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('access-control-expose-headers', 'Content-Disposition')
    .header('content-length', String(file.bytes))
    .type(XLSX)
    .send(Readable.from(pieces, { objectMode: false }));
};

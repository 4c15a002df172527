import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface NamedWorkbook {
  readonly name: string;
  readonly bytes: number;
  readonly pieces: AsyncIterable<Buffer>;
}

/** Sends a workbook to be kept under its name, with its length, so that a part is never taken for the whole; who asked pays by it. */
export const sendWorkbook = (reply: FastifyReply, { name, bytes, pieces }: NamedWorkbook): void => {
  reply.server.chargeList(reply.request, bytes);
  void reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('access-control-expose-headers', 'Content-Disposition')
    .header('content-length', String(bytes))
    .type(XLSX)
    .send(Readable.from(pieces, { objectMode: false }));
};

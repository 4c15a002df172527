import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueryFailedError } from 'typeorm';
import { errorBody } from '../../../api/src/kernel/error-table.js';

const UNIQUE_VIOLATION = '23505';

const said = (error: Refusal | QueryFailedError<Error & { code?: string }>): unknown => {
  if (error instanceof Refusal || error.driverError.code !== UNIQUE_VIOLATION) return error;
  return new Refusal('conflict', 'request/at-once', 'The same request is being answered. Please try again.');
};

/** The product's own table from why to HTTP; a key that came twice at the same time is a conflict. */
@Catch(Refusal, QueryFailedError)
export class Refusals implements ExceptionFilter {
  catch(error: Refusal | QueryFailedError<Error & { code?: string }>, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const body = errorBody(said(error), http.getRequest<FastifyRequest>().id);
    void http.getResponse<FastifyReply>().code(body.statusCode).send(body);
  }
}

import { finished } from 'node:stream/promises';
import { applyDecorators, Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Refusal } from '@sae/domain/kernel';
import type { FastifyRequest } from 'fastify';
import pTimeout from 'p-timeout';
import { FORM_BYTES, readForm, Upload, type FileField, type Form } from '../http/form-parts.js';
import { refuseOthers } from './auth.guard.js';
import { admittedTo } from './request-context.js';

/** What Fastify refuses has its status; anything else is what the parser says of a form that is none. */
const notReadable = (error: unknown): unknown => {
  const isAnswer = error instanceof Refusal || typeof (error as { statusCode?: unknown }).statusCode === 'number';
  return isAnswer ? error : new Refusal('invalid', 'request/malformed', 'The request could not be understood');
};

const LINGER_MS = 2_000;

/** Whoever is still sending hears no answer before the end, and none at all when cut off: what is left goes by unread. */
const passBy = async ({ raw }: FastifyRequest): Promise<void> => {
  raw.unpipe();
  const gone = finished(raw.resume()).catch(() => undefined); // Whoever has left waits for no answer.
  await pTimeout(gone, { milliseconds: LINGER_MS, message: false });
};

const read = async (request: FastifyRequest, fileField: FileField): Promise<Form> => {
  try {
    return await readForm(request.parts(), fileField);
  } catch (error) {
    await passBy(request);
    throw notReadable(error);
  }
};

/** After the token is looked at: a stranger's megabytes are not read. */
@Injectable()
class FormBody implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { takesForm: fileField } = request.routeOptions.config;
    if (!fileField || !request.isMultipart())
      throw new Refusal('wrong-type', 'request/media-type', 'The request body must be multipart/form-data');
    if (Number(request.headers['content-length']) > FORM_BYTES) {
      await passBy(request);
      throw fileField.tooLarge();
    }
    const { fields, file } = await read(request, fileField);
    const { restaurantId, userId, ...rest } = fields;
    // A form's numbers are text, as those of a query are.
    refuseOthers(admittedTo(request).restaurantId, { restaurantId, userId }, undefined);
    request.body = rest;
    request.upload = file && new Upload(file);
    return true;
  }
}

/** Takes a form instead of JSON, with a file in this field if any. */
export const TakesForm = (name: string, tooLarge: FileField['tooLarge']) =>
  applyDecorators(RouteConfig({ takesForm: { name, tooLarge } }), UseGuards(FormBody));

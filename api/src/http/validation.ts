import {
  createParamDecorator,
  UseGuards,
  type ArgumentMetadata,
  type CanActivate,
  type ExecutionContext,
  type PipeTransform,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Refusal } from '@sae/domain/kernel';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { isPlain, look, shapeOf } from './body-shape.js';

type Dto = new () => object;

const messagesOf = (errors: readonly ValidationError[]): string[] =>
  errors.flatMap(({ constraints, children }) => [...Object.values(constraints ?? {}), ...messagesOf(children ?? [])]);

/** `look` has seen to what is unknown; a class without a rule is one for an empty body. */
const options = {
  stopAtFirstError: true,
  forbidUnknownValues: false,
  validationError: { target: false, value: false },
};

/** At most so many sentences in one answer. */
const MOST_ERRORS = 50;

const refused = (messages: readonly string[]) => {
  const errors = [...new Set(messages)].slice(0, MOST_ERRORS);
  return new Refusal('invalid', 'request/invalid', errors[0] ?? 'The request is invalid', errors);
};

/**
 * A body as its DTO, with one sentence per wrong property. Not by Nest's own ValidationPipe, which walks through a body
 * before it looks how long that is (docs/decisions/0053-libraries-looked-at-and-left.md).
 */
export const validated = <T extends object>(dto: new () => T, body: unknown): T => {
  const given = body === undefined ? {} : body;
  if (!isPlain(given)) throw refused(['The request body must be a JSON object']);
  const { fit, wrong, judged } = look(shapeOf(dto), given);
  const made = plainToInstance(dto, fit);
  const errors = validateSync(made, options).filter(({ property }) => !judged.has(property));
  if (wrong.length > 0 || errors.length > 0) throw refused([...wrong, ...messagesOf(errors)]);
  return made;
};

const hasRules = (type: unknown): type is Dto =>
  typeof type === 'function' && getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length > 0;

/** Validates every body whose parameter names a DTO. */
class Validation implements PipeTransform {
  private readonly checked = new Map<unknown, boolean>();

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !metatype) return value;
    let isDto = this.checked.get(metatype);
    if (isDto === undefined) this.checked.set(metatype, (isDto = hasRules(metatype)));
    return isDto ? validated(metatype as Dto, value) : value;
  }
}

export const validation = (): PipeTransform => new Validation();

class Nothing {}

const emptyBody: CanActivate = {
  canActivate: (context) => {
    validated(Nothing, context.switchToHttp().getRequest<FastifyRequest>().body);
    return true;
  },
};

/** Takes no body, or `{}`: what else is said there would be misunderstood in silence. After the token is looked at. */
export const BodyEmpty = () => UseGuards(emptyBody);

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly bodyAsSent?: boolean;
  }
}

/** The body is text as it was sent: for senders who sign every byte of it. */
export const BodyAsSent = () => RouteConfig({ bodyAsSent: true });

/** That text; empty when nothing was sent. */
export const SentBody = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  return typeof body === 'string' ? body : '';
});

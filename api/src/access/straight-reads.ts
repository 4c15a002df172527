import type { Type } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthGuard } from './auth.guard.js';
import { admittedTo } from './request-context.js';

/** Answers what is asked of a restaurant. */
type Read = (restaurantId: number, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly straight?: { readonly controller: Type; readonly read: Read };
  }
}

/**
 * What every screen asks every few seconds: its route leads past Nest, whose pipes and parameters cost more than such a
 * list (docs/decisions/0124-straight-reads.md). Guards beside the one for all would be passed by.
 */
export const Straight =
  () =>
  (target: object, key: string | symbol, method: TypedPropertyDescriptor<Read>): void => {
    RouteConfig({ straight: { controller: target.constructor, read: method.value } })(target, key, method);
  };

export const readStraight = (
  fastify: FastifyInstance,
  guard: AuthGuard,
  instanceOf: (controller: Type) => object,
): void => {
  fastify.addHook('onRoute', (route) => {
    const { straight } = route.config ?? {};
    if (!straight) return;
    const { controller, read } = straight;
    const instance = instanceOf(controller);
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      await guard.admit(request, read, controller);
      await read.call(instance, admittedTo(request).restaurantId, request, reply);
    };
    // Not awaited by Fastify, which takes the end of a promise for the end of an answer that is still on its way in pieces.
    route.handler = (request, reply) => void answer(request, reply).catch((error: unknown) => reply.send(error));
  });
};

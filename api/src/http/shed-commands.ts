import type { FastifyInstance } from 'fastify';
import type { InHand } from '../kernel/in-hand.js';

const ASKING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Beyond what this node can carry commands are refused early, when they have cost nothing, and the others go on at its
 * best rate: let in they would all wait for each other, for seconds.
 */
export const shedCommands = (fastify: FastifyInstance, inHand: InHand): void => {
  fastify.addHook('onRequest', ({ method }, _, done) => {
    if (ASKING.includes(method)) done();
    else done(inHand.refusal());
  });
};

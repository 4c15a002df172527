import type { FastifyInstance } from 'fastify';
import type { InHand } from '../kernel/in-hand.js';

const ASKING = ['GET', 'HEAD', 'OPTIONS'];

/** So many commands begin in one turn of the event loop. */
export const AT_ONCE = 16;

/**
 * Commands come together, as those before them were answered together. Begun together they would be read, decided and
 * sent together, while all others wait; so the first are in the log, and on their way to be shown, before the last begin.
 */
export class Beginners {
  private begun = 0;
  private readonly waiting: (() => void)[] = [];

  begin(command: () => void): void {
    if (this.begun >= AT_ONCE) {
      this.waiting.push(command);
      return;
    }
    if (this.begun === 0) setImmediate(() => this.next());
    this.begun += 1;
    command();
  }

  private next(): void {
    this.begun = 0;
    for (const command of this.waiting.splice(0, AT_ONCE)) this.begin(command);
  }
}

/**
 * Beyond what this node can carry commands are refused early, when they have cost nothing, and the others go on at its
 * best rate: let in they would all wait for each other, for seconds.
 */
export const shedCommands = (fastify: FastifyInstance, inHand: InHand): void => {
  const beginners = new Beginners();
  fastify.addHook('onRequest', ({ method }, _, done) => {
    if (ASKING.includes(method)) done();
    else beginners.begin(() => done(inHand.refusal()));
  });
};

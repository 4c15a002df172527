import { Inject, type Type } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

type Part<T> = abstract new (...args: never[]) => T;
type Handler = Type<IQueryHandler>;

/** Asked with its arguments it is what the QueryBus executes; `handler` is the provider that answers it. */
export interface Question<Asked extends unknown[], Answer> {
  (...asked: Asked): Query<Answer>;
  readonly handler: Handler;
}

/** A query is a function: of the parts it answers from, and of what is asked. */
export const query = <Parts extends unknown[], Asked extends unknown[], Answer>(
  parts: readonly [...{ [N in keyof Parts]: Part<Parts[N]> }],
  answer: (...parts: Parts) => (...asked: Asked) => Answer | Promise<Answer>,
): Question<Asked, Answer> => {
  class Asking extends Query<Answer> {
    constructor(readonly asked: Asked) {
      super();
    }
  }
  class Answering implements IQueryHandler<Asking> {
    private readonly answer: (...asked: Asked) => Answer | Promise<Answer>;

    constructor(...given: Parts) {
      this.answer = answer(...given);
    }

    async execute({ asked }: Asking): Promise<Answer> {
      return this.answer(...asked);
    }
  }
  QueryHandler(Asking)(Answering);
  parts.forEach((part, n) => Inject(part)(Answering, undefined, n));
  return Object.assign((...asked: Asked) => new Asking(asked), { handler: Answering });
};

/** The providers of all queries of a file. */
export const handlersOf = (queries: Readonly<Record<string, { readonly handler: Handler }>>): Handler[] =>
  Object.values(queries).map(({ handler }) => handler);

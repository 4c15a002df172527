import { Inject, type Type } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

type Part<T> = abstract new (...args: never[]) => T;
type Handler = Type<IQueryHandler>;

/** Asked with its arguments it is what the QueryBus executes; `handler` is the provider that answers it. */
export interface Question<Args extends unknown[], Answer> {
  (...args: Args): Query<Answer>;
  readonly handler: Handler;
}

/** A query is a function: of the parts it answers from, and of what is asked. */
export const query = <Parts extends unknown[], Args extends unknown[], Answer>(
  parts: readonly [...{ [N in keyof Parts]: Part<Parts[N]> }],
  answer: (...parts: Parts) => (...args: Args) => Answer | Promise<Answer>,
): Question<Args, Answer> => {
  class BusQuery extends Query<Answer> {
    constructor(readonly args: Args) {
      super();
    }
  }
  class BusHandler implements IQueryHandler<BusQuery> {
    private readonly answer: (...args: Args) => Answer | Promise<Answer>;

    constructor(...given: Parts) {
      this.answer = answer(...given);
    }

    async execute({ args }: BusQuery): Promise<Answer> {
      return this.answer(...args);
    }
  }
  QueryHandler(BusQuery)(BusHandler);
  parts.forEach((part, n) => Inject(part)(BusHandler, undefined, n));
  return Object.assign((...args: Args) => new BusQuery(args), { handler: BusHandler });
};

/** The providers of all queries of a file. */
export const handlersOf = (queries: Readonly<Record<string, { readonly handler: Handler }>>): Handler[] =>
  Object.values(queries).map(({ handler }) => handler);

import { Inject, type Type } from '@nestjs/common';
import { Command, CommandHandler, Query, QueryHandler } from '@nestjs/cqrs';

type Part<T> = abstract new (...args: never[]) => T;
type Parts<Given extends unknown[]> = readonly [...{ [N in keyof Given]: Part<Given[N]> }];
type Answering<Given extends unknown[], Args extends unknown[], Answer> = (
  ...parts: Given
) => (...args: Args) => Answer | Promise<Answer>;

/** Called with its arguments it is what a bus executes; `handler` is the provider that answers it. */
export interface Handled<Args extends unknown[], Sent> {
  (...args: Args): Sent;
  readonly handler: Type;
}

const handled = <Given extends unknown[], Args extends unknown[], Answer, Sent extends { readonly args: Args }>(
  SentClass: new (args: Args) => Sent,
  handlerOf: (sent: typeof SentClass) => ClassDecorator,
  parts: Parts<Given>,
  answering: Answering<Given, Args, Answer>,
): Handled<Args, Sent> => {
  class BusHandler {
    private readonly answer: (...args: Args) => Answer | Promise<Answer>;

    constructor(...given: Given) {
      this.answer = answering(...given);
    }

    async execute({ args }: Sent): Promise<Answer> {
      return this.answer(...args);
    }
  }
  handlerOf(SentClass)(BusHandler);
  parts.forEach((part, n) => Inject(part)(BusHandler, undefined, n));
  return Object.assign((...args: Args) => new SentClass(args), { handler: BusHandler });
};

/** A query is a function: of the parts it answers from, and of what is asked. */
export const query = <Given extends unknown[], Args extends unknown[], Answer>(
  parts: Parts<Given>,
  answering: Answering<Given, Args, Answer>,
): Handled<Args, Query<Answer>> => {
  class BusQuery extends Query<Answer> {
    constructor(readonly args: Args) {
      super();
    }
  }
  return handled(BusQuery, QueryHandler, parts, answering);
};

/** A command is a function likewise: of the parts it is done with, and of what is to be done. */
export const command = <Given extends unknown[], Args extends unknown[], Answer>(
  parts: Parts<Given>,
  answering: Answering<Given, Args, Answer>,
): Handled<Args, Command<Answer>> => {
  class BusCommand extends Command<Answer> {
    constructor(readonly args: Args) {
      super();
    }
  }
  return handled(BusCommand, CommandHandler, parts, answering);
};

type HandledOf = Readonly<Record<string, { readonly handler: Type }>>;

/** The providers of all commands and queries of these files. */
export const handlersOf = (...files: readonly HandledOf[]): Type[] =>
  files.flatMap((file) => Object.values(file).map(({ handler }) => handler));

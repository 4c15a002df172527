import { Inject, type Type } from '@nestjs/common';
import { Command, CommandHandler, Query, QueryHandler } from '@nestjs/cqrs';

type Part<T> = abstract new (...args: never[]) => T;
type Parts<Given extends unknown[]> = readonly [...{ [N in keyof Given]: Part<Given[N]> }];
type Answering<Given extends unknown[], Args extends unknown[], Answer> = (
  ...parts: Given
) => (...args: Args) => Answer | Promise<Answer>;

/** The providers that answer all commands and queries, each from when its file is read. */
export const HANDLERS: Type[] = [];

const handled = <Given extends unknown[], Args extends unknown[], Answer, Sent extends { readonly args: Args }>(
  SentClass: new (args: Args) => Sent,
  handlerOf: (sent: typeof SentClass) => ClassDecorator,
  parts: Parts<Given>,
  answering: Answering<Given, Args, Answer>,
): ((...args: Args) => Sent) => {
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
  HANDLERS.push(BusHandler);
  return (...args) => new SentClass(args);
};

/** A query is a function: of the parts it answers from, and of what is asked. What it returns is what the bus executes. */
export const query = <Given extends unknown[], Args extends unknown[], Answer>(
  parts: Parts<Given>,
  answering: Answering<Given, Args, Answer>,
): ((...args: Args) => Query<Answer>) => {
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
): ((...args: Args) => Command<Answer>) => {
  class BusCommand extends Command<Answer> {
    constructor(readonly args: Args) {
      super();
    }
  }
  return handled(BusCommand, CommandHandler, parts, answering);
};

import { Injectable } from '@nestjs/common';
import { Log, type RequestContext, type LoggedEvent } from '@sae/platform/log';

/** The event of that type among those a decision made. */
export const findEvent = <E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): Extract<E, { readonly type: T }> => {
  const event = events.find((made) => made.type === type);
  if (!event) throw new Error(`Expected ${type}, the decision made ${events.map((made) => made.type).join(', ')}`);
  return event as Extract<E, { readonly type: T }>;
};

/** Was this recorded by an earlier request, which is now repeated and wants the same answer? */
export const isRepeat = (event: LoggedEvent, by: RequestContext): boolean => event.requestId !== by.requestId;

/** Looks back into a book for what a repeated request was answered from. */
@Injectable()
export class PastEvents {
  constructor(private readonly log: Log) {}

  /** What `pick` finds in the newest event at or before `event` in which it finds anything. */
  async before<T>({ stream, revision }: LoggedEvent, pick: (event: LoggedEvent) => T | undefined): Promise<T> {
    for await (const page of this.log.pages(stream, { from: revision, backwards: true }))
      for (const event of page) {
        const found = pick(event);
        if (found !== undefined) return found;
      }
    throw new Error(`${stream} does not say what its event ${revision} is about`);
  }
}

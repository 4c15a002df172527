/** Why a command or question is refused; one table in the api maps each kind to an HTTP status. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'plan-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'key-reused'
  | 'too-large'
  | 'wrong-type'
  | 'too-many'
  | 'unavailable';

/** A refused wish. `code` is `noun/reason`; `message` is the sentence for the user, `errors` each reason if several. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    message: string,
    readonly errors?: readonly string[],
  ) {
    super(message);
  }
}

/** Of a question that is asked wrongly. @throws Refusal */
export const refuseQuestion = (message: string): never => {
  throw new Refusal('invalid', 'request/invalid', message);
};

/**
 * A fact that this program does not know, or a newer version of one that it does: a newer program beside it has written it.
 * Whoever meets it stops there, for what follows may rest on it (docs/decisions/0088-an-unknown-fact-stops-its-book.md).
 */
export class UnknownFact extends Refusal {
  constructor(readonly type: string) {
    super(
      'unavailable',
      'book/unknown-fact',
      `A newer version of this service has written “${type}” here, which this one cannot read. Nothing is lost; please try again once it is up to date.`,
    );
  }
}

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

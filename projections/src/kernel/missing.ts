/** A document is not there although the events before must have made it: Redis has lost part of its data. */
export class Missing extends Error {
  override readonly name = 'Missing';
  constructor(readonly key: string) {
    super(`There is no ${key}`);
  }
}

import { Refusal } from '@sae/domain/kernel';

/** Half of a character: no UTF-8 can hold it, and libraries that meet one throw. JSON can write it as an escape. */
const HALF = /\p{Surrogate}/u;
const ESCAPED = /\\u[dD][89a-fA-F]/;

export const illFormed = () =>
  new Refusal('invalid', 'request/ill-formed', 'A text of the request holds half of a character');

/** Does no text in it, names of fields included, hold half of a character? */
const isWhole = (value: unknown): boolean => {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && HALF.test(next)) return false;
    if (typeof next === 'object' && next !== null) for (const entry of Object.entries(next)) left.push(...entry);
  }
  return true;
};

/** Of JSON that was parsed: only what is escaped can be half, so most bodies need not be walked through. */
export const isWellFormed = (json: string, parsed: unknown): boolean => !ESCAPED.test(json) || isWhole(parsed);

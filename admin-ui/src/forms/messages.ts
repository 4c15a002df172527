import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Those of a field, or of all fields within it. */
const within = (error: unknown): string[] => {
  if (typeof error !== 'object' || error === null) return [];
  // A mistake says what kind it is; what does not is the place of others.
  if (!('type' in error) || typeof error.type !== 'string') return Object.values(error).flatMap(within);
  return 'message' in error && typeof error.message === 'string' && error.message ? [error.message] : [];
};

/** Every message of a refused form, in the order of its fields, each once. */
export const messagesOf = <T extends FieldValues>(errors: FieldErrors<T>, fields = Object.keys(errors)): string[] => {
  const all = new Set([...fields, ...Object.keys(errors)]);
  return [...new Set([...all].flatMap((field) => within(errors[field])))];
};

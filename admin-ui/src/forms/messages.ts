import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Every message of a refused form, in the order of its fields, each once. */
export const messagesOf = <T extends FieldValues>(errors: FieldErrors<T>, fields = Object.keys(errors)): string[] => {
  const all = new Set([...fields, ...Object.keys(errors)]);
  const messages = [...all]
    .map((field) => errors[field])
    .flatMap((error) => (error && typeof error.message === 'string' && error.message ? [error.message] : []));
  return [...new Set(messages)];
};

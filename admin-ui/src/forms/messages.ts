import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Every message of a refused form, in the order of its fields, each once. */
export const messagesOf = <T extends FieldValues>(errors: FieldErrors<T>): string[] => {
  const messages = Object.values(errors).flatMap((error) =>
    error && typeof error.message === 'string' && error.message ? [error.message] : [],
  );
  return [...new Set(messages)];
};

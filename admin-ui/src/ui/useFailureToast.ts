import { useEffect } from 'react';
import { isAboutAccess } from '../data/api-error.js';
import { useToasts } from './toasts.js';

/** Tells once that a question failed. */
export const useFailureToast = (error: unknown, message: string): void => {
  const toasts = useToasts();
  useEffect(() => {
    if (error && !isAboutAccess(error)) toasts.error(message);
  }, [error, message, toasts]);
};

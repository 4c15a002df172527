import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useToasts } from '../ui/toasts.js';
import { messagesOf } from './messages.js';

/** Tells each mistake of the form around it when that was sent, as the fields stand. */
export const Mistakes = () => {
  const toasts = useToasts();
  const { getValues } = useFormContext();
  const { submitCount, isSubmitSuccessful, errors } = useFormState();
  const told = useRef(0);
  useEffect(() => {
    if (submitCount <= told.current) return;
    told.current = submitCount;
    if (isSubmitSuccessful) return;
    toasts.invalid(messagesOf(errors, Object.keys(getValues())));
    // The first mistake has the focus by now; at the edge of a small screen it would lie beneath the toasts.
    document.activeElement?.scrollIntoView?.({ block: 'center' });
  }, [submitCount, isSubmitSuccessful, errors, getValues, toasts]);
  return null;
};

import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { ClassConstructor } from 'class-transformer';
import { useRef } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useToasts } from '../ui/toasts.js';
import { messagesOf } from './messages.js';

export interface DtoForm<T extends FieldValues> extends UseFormReturn<T> {
  readonly sending: boolean;
  /** For the form's `onSubmit`: checks, tells each mistake, else sends; pressed twice, it sends once. */
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

/** A form that keeps the rules of a DTO class, the very one the API checks with. */
export const useDtoForm = <T extends FieldValues>(
  dto: ClassConstructor<T>,
  defaultValues: DefaultValues<NoInfer<T>>,
  send: (values: T, form: UseFormReturn<T>) => Promise<unknown>,
): DtoForm<T> => {
  const toasts = useToasts();
  const form = useForm<T>({
    defaultValues: defaultValues as DefaultValues<T>,
    resolver: classValidatorResolver(dto, { validator: { stopAtFirstError: true } }),
  });
  const underWay = useRef(false);
  const submit = async (event?: React.BaseSyntheticEvent) => {
    event?.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    let isInvalid = false;
    try {
      await form.handleSubmit(
        (values) => send(values as T, form),
        (errors) => {
          isInvalid = true;
          toasts.invalid(messagesOf(errors, Object.keys(defaultValues)));
        },
      )();
      // The first mistake has the focus by now; at the edge of a small screen it would lie beneath the toasts.
      if (isInvalid) document.activeElement?.scrollIntoView?.({ block: 'center' });
    } finally {
      underWay.current = false;
    }
  };
  return { ...form, submit, sending: form.formState.isSubmitting };
};

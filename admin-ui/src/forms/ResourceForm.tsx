import type { ButtonProps } from '@mui/material/Button';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { ClassConstructor } from 'class-transformer';
import { useEffect, useRef } from 'react';
import { Form, type FormProps } from 'react-admin';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { useToasts } from '../ui/toasts.js';
import { messagesOf } from './messages.js';
import { SubmitButton } from './inputs.js';

/** Tells each mistake of a form that was sent, as the fields stand. */
const Mistakes = () => {
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

/** Sends the form around it. */
export const SaveButton = (props: ButtonProps) => {
  const { isSubmitting } = useFormState();
  return <SubmitButton {...props} sending={isSubmitting} />;
};

/** A resource's form that keeps the rules of a DTO class, the very one the API checks with. */
export const ResourceForm = <T extends FieldValues>({ dto, ...props }: FormProps & { dto: ClassConstructor<T> }) => (
  <Form
    {...props}
    noValidate
    disableInvalidFormNotification
    resolver={classValidatorResolver(dto, { validator: { stopAtFirstError: true } }) as FormProps['resolver']}
  >
    <Mistakes />
    {props.children}
  </Form>
);

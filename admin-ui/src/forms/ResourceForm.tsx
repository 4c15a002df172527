import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { ClassConstructor } from 'class-transformer';
import { Form, type FormProps } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Mistakes } from './Mistakes.js';

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

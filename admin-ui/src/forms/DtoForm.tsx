import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Stack from '@mui/material/Stack';
import type { ClassConstructor } from 'class-transformer';
import { useRef, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Mistakes } from './Mistakes.js';

interface DtoFormReturn<T extends FieldValues> extends UseFormReturn<T> {
  /** Checks, and sends what is right; pressed twice, it sends once. */
  readonly submit: (event: React.BaseSyntheticEvent) => Promise<void>;
}

/** A form that keeps the rules of a DTO class, the very one the API checks with. */
export const useDtoForm = <T extends FieldValues>(
  dto: ClassConstructor<T>,
  defaultValues: DefaultValues<NoInfer<T>>,
  send: (values: T, form: UseFormReturn<T>) => Promise<unknown>,
): DtoFormReturn<T> => {
  const form = useForm<T>({
    defaultValues: defaultValues as DefaultValues<T>,
    resolver: classValidatorResolver(dto, { validator: { stopAtFirstError: true } }),
  });
  const underWay = useRef(false);
  const submit = async (event: React.BaseSyntheticEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    try {
      await form.handleSubmit((values) => send(values as T, form))();
    } finally {
      underWay.current = false;
    }
  };
  return { ...form, submit };
};

export interface DtoFormProps<T extends FieldValues> {
  readonly form: DtoFormReturn<T>;
  readonly label?: string;
  readonly children: ReactNode;
}

export const DtoForm = <T extends FieldValues>({ form: { submit, ...form }, label, children }: DtoFormProps<T>) => (
  <FormProvider {...form}>
    <Mistakes />
    <Stack component="form" noValidate aria-label={label} onSubmit={submit} sx={{ gap: 2.5 }}>
      {children}
    </Stack>
  </FormProvider>
);

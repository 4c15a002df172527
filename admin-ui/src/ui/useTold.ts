import { useDelete, type RaRecord } from 'react-admin';
import { useConfirm, type Question } from './confirm.js';
import { useToasts, type Failure } from './toasts.js';

interface Words {
  readonly success: string;
  readonly failure: Failure;
}

/** React-admin makes an empty success of a call that has ended the login. */
export const isAnswered = (row: unknown): boolean => typeof row === 'object' && Object.keys(row ?? {}).length > 0;

/** How what react-admin does with a row is told, in the product's words. */
export const useTold = <R>({ success, failure }: Words, onDone?: (row: R) => void) => {
  const toasts = useToasts();
  return {
    onSuccess: (row: R) => {
      if (!isAnswered(row)) return;
      toasts.success(success);
      onDone?.(row);
    },
    onError: (error: unknown) => toasts.failed(error, failure),
  };
};

/** Takes a row away, once that is confirmed. */
export const useRemoval = (resource: string, row: RaRecord, question: Question, words: Words, onDone?: () => void) => {
  const confirm = useConfirm();
  const told = useTold(words, onDone);
  const wanted = { id: row.id, previousData: row };
  const [remove, { isPending }] = useDelete(resource, wanted, { mutationMode: 'pessimistic', ...told });
  const onRemove = async () => {
    if (await confirm(question)) void remove();
  };
  return { onRemove: () => void onRemove(), isPending };
};

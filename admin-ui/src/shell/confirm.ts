import { createContext, useContext } from 'react';

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** What the yes button says: the thing it does. */
  readonly action: string;
  readonly danger?: boolean;
}

export type Ask = (question: Question) => Promise<boolean>;

/** Apart from the dialog, so that a signed-out screen need not download one. Nobody to ask is a no. */
export const ConfirmContext = createContext<Ask>(() => Promise.resolve(false));

/** Asks before something is done: `if (await confirm({ title, action })) …`. */
export const useConfirm = (): Ask => useContext(ConfirmContext);

import { createContext, useContext, type ReactNode } from 'react';
import type { Proof } from '../data/proofs.js';

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** What the yes button says: the thing it does. */
  readonly action: string;
  readonly danger?: boolean;
  /** A yes must say why; told beside the field where it is written. */
  readonly reason?: string;
  /** The reasons that are given most, to be chosen with a tap. */
  readonly usualReasons?: readonly string[];
  /** Where a manager approves it here and now: what asks them, beneath the reason. */
  readonly approval?: AskApproval;
}

/** Asks a manager who stands beside; told again with each name and digit, and null until both are whole. */
export type AskApproval = (props: { onProof: (proof: Proof | null) => void; isMissing: boolean }) => ReactNode;

/** A yes, and why, where that was asked. */
export interface Yes {
  readonly reason?: string;
  /** Of a manager, where they were asked. */
  readonly proof?: Proof;
}

/** Null is a no. */
export type Ask = (question: Question) => Promise<Yes | null>;

/** Apart from the dialog, so that a signed-out screen need not download one. Nobody to ask is a no. */
export const ConfirmContext = createContext<Ask>(() => Promise.resolve(null));

/** Asks before something is done: `if (await confirm({ title, action })) …`. */
export const useConfirm = (): Ask => useContext(ConfirmContext);

import { ApiError } from './api-error.js';

/** What a call can be refused for until somebody shows it: each with the codes that want it, and that find it wrong. */
const KINDS = {
  approval: { wanted: 'approval/wanted', wrong: ['approval/refused', 'pin/waits'] },
  password: { wanted: 'password/wanted', wrong: ['account/wrong-password'] },
  pin: { wanted: 'own-pin/wanted', wrong: ['own-pin/wrong', 'pin/waits'] },
  secondFactor: { wanted: 'second-factor/wanted', wrong: ['second-factor/wrong', 'second-factor/waits'] },
} as const;

export type ProofKind = keyof typeof KINDS;

/** What shows it: headers of the one call. */
export type Proof = Readonly<Record<string, string>>;

/** Of each kind, how it is sent. */
export const proofOf = {
  approval: (approver: number, pin: string): Proof => ({ Approver: String(approver), 'Approver-Pin': pin }),
  /** A header has no letters beyond ASCII. */
  password: (password: string): Proof => ({ 'Current-Password': encodeURIComponent(password) }),
  pin: (pin: string): Proof => ({ 'Own-Pin': pin }),
  secondFactor: (code: string): Proof => ({ 'Second-Factor': code.trim() }),
} as const;

/** What is to be shown, and for what; `problem` is what was wrong with what was shown before. */
export interface ProofQuestion {
  readonly kind: ProofKind;
  readonly what: string;
  readonly problem?: string;
}

/** Shown before it is asked for, beside a reason: by the key of the call that it is for. */
const offered = new Map<string, Proof>();

/** Of the one call under this key. */
export const offerProof = (key: string, proof: Proof): void => void offered.set(key, proof);

/** What was offered for a call, once. */
export const takeOffered = (key: string): Proof | undefined => {
  const proof = offered.get(key);
  offered.delete(key);
  return proof;
};

/** What is said where what was offered is wrong. */
const OFFERED: ProofQuestion = { kind: 'approval', what: 'This needs a manager’s approval' };

type Desk = (question: ProofQuestion) => Promise<Proof | null>;

let desk: Desk | null = null;
let asking = 0;

/** A call that waits for somebody is not slow. */
export const isAskingProof = (): boolean => asking > 0;

/** Nobody showed it: told to nobody, for who asked knows. */
const NOT_PROVEN = 'proof/none';

/** Where proofs are asked for, while there is such a place. */
export const answerProofs = (asks: Desk): (() => void) => {
  desk = asks;
  return () => {
    if (desk === asks) desk = null;
  };
};

export const isNotProven = (error: unknown): boolean => error instanceof ApiError && error.code === NOT_PROVEN;

const asked = async (asks: Desk, question: ProofQuestion): Promise<Proof> => {
  asking += 1;
  const proof = await asks(question).finally(() => (asking -= 1));
  if (!proof) throw new ApiError(403, NOT_PROVEN, question.what);
  return proof;
};

/** What is wanted now; null of a refusal for something else. */
const wantedBy = ({ code, message }: ApiError, before: ProofQuestion | null): ProofQuestion | null => {
  if (before && (KINDS[before.kind].wrong as readonly string[]).includes(code)) return { ...before, problem: message };
  const kind = (Object.keys(KINDS) as ProofKind[]).find((one) => KINDS[one].wanted === code);
  return kind ? { kind, what: message } : null;
};

/** A call that somebody may have to show something for: asked again with it, and nothing shown is kept. */
export const proven = async <T>(call: (proof?: Proof) => Promise<T>, first?: Proof): Promise<T> => {
  let shown = first;
  let question: ProofQuestion | null = first ? OFFERED : null;
  for (;;) {
    try {
      return await (shown ? call(shown) : call());
    } catch (error) {
      question = error instanceof ApiError ? wantedBy(error, question) : null;
      if (!desk || !question) throw error;
      shown = { ...shown, ...(await asked(desk, question)) };
    }
  }
};

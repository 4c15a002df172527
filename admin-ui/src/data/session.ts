import { keep } from './kept.js';
import { till } from './till.js';
import { signal } from './signal.js';

/** What the browser keeps; the names are the product's, other tabs read them too. */
const KEYS = { token: 'token', userId: 'userId', user: 'user' } as const;

/** Whose password is about to be reset; no part of a login. */
const RESET_EMAIL = 'resetEmail';
/** What the server calls that reset: its code is tried for this one alone. */
const RESET_ID = 'resetId';

const ended = signal();
const doubted = signal();
const switched = signal();
const locking = signal();

const token = () => localStorage.getItem(KEYS.token);

/** The stored login's numeric id, which is the restaurant's id too; null when there is none. */
const userId = (): number | null => {
  const id = Number(localStorage.getItem(KEYS.userId) ?? Number.NaN);
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** A locked till has its screens still, and nobody's login: what is asked waits for the next. */
const isLocked = (): boolean => token() === null && userId() !== null && till.get() !== null;

/** Says whether it was really kept: the caller tells the user where it was not. */
const save = (login: { token: string; userId: number }): boolean => {
  const wasLocked = isLocked();
  const isKept = keep(KEYS.token, login.token) && keep(KEYS.userId, String(login.userId));
  if (wasLocked) switched.tell();
  locking.tell();
  return isKept;
};

/** Locks a till; what is on its way goes on in the name of who began it. */
const lock = () => {
  localStorage.removeItem(KEYS.token);
  locking.tell();
};

const hearLocking = (listener: () => void): (() => void) => {
  const stop = locking.hear(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
};

/** Once somebody is logged in, or nobody is to be. */
const unlocked = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (isLocked()) return;
      stop();
      resolve();
    };
    const stop = hearLocking(look);
    look();
  });

const clear = () => {
  Object.values(KEYS).forEach((key) => localStorage.removeItem(key));
  locking.tell();
};

/** The server no longer knows this login: forget it and tell whoever shows screens, once. A till asks who comes next. */
const expire = () => {
  if (token() === null) return;
  if (till.get()) return lock();
  clear();
  ended.tell();
};

export const session = {
  token,
  userId,
  save,
  clear,
  expire,
  lock,
  isLocked,
  unlocked,
  onLocking: hearLocking,
  /** Somebody else may be in, or the same person again: what is shown is asked anew. */
  onSwitched: switched.hear,
  onExpired: ended.hear,
  /** A plan was missing where one had been: whoever decides about access looks again. */
  doubt: doubted.tell,
  onDoubted: doubted.hear,
  rememberUser: (user: object) => keep(KEYS.user, JSON.stringify(user)),
  rememberReset: (email: string, resetId = '') => keep(RESET_EMAIL, email) && keep(RESET_ID, resetId),
  resetEmail: () => localStorage.getItem(RESET_EMAIL),
  resetId: () => localStorage.getItem(RESET_ID) || undefined,
  forgetReset: () => [RESET_EMAIL, RESET_ID].forEach((key) => localStorage.removeItem(key)),
  isStored: () => token() !== null || isLocked(),
} as const;

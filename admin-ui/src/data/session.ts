import { keep } from './kept.js';
import { signal } from './signal.js';

/** What the browser keeps; the names are the product's, other tabs read them too. */
const KEYS = { token: 'token', userId: 'userId', user: 'user' } as const;

/** Whose password is about to be reset; no part of a login. */
const RESET_EMAIL = 'resetEmail';
/** What the server calls that reset: its code is tried for this one alone. */
const RESET_ID = 'resetId';

const ended = signal();
const doubted = signal();

const token = () => localStorage.getItem(KEYS.token);

/** The stored login's numeric id, which is the restaurant's id too; null when there is none. */
const userId = (): number | null => {
  const id = Number(localStorage.getItem(KEYS.userId) ?? Number.NaN);
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** Says whether it was really kept: the caller tells the user where it was not. */
const save = (login: { token: string; userId: number }): boolean =>
  keep(KEYS.token, login.token) && keep(KEYS.userId, String(login.userId));

const clear = () => Object.values(KEYS).forEach((key) => localStorage.removeItem(key));

/** The server no longer knows this login: forget it and tell whoever shows screens, once. */
const expire = () => {
  if (token() === null) return;
  clear();
  ended.tell();
};

export const session = {
  token,
  userId,
  save,
  clear,
  expire,
  onExpired: ended.hear,
  /** A plan was missing where one had been: whoever decides about access looks again. */
  doubt: doubted.tell,
  onDoubted: doubted.hear,
  rememberUser: (user: object) => keep(KEYS.user, JSON.stringify(user)),
  rememberReset: (email: string, resetId = '') => keep(RESET_EMAIL, email) && keep(RESET_ID, resetId),
  resetEmail: () => localStorage.getItem(RESET_EMAIL),
  resetId: () => localStorage.getItem(RESET_ID) || undefined,
  forgetReset: () => [RESET_EMAIL, RESET_ID].forEach((key) => localStorage.removeItem(key)),
  isStored: () => token() !== null,
} as const;

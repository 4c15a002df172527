import { isEmail } from 'class-validator';
import { normalForm } from '../validation/index.js';

/** As class-validator has it, in UTF-16 units: the longest that is looked at. */
const MOST = 254;

/** Beyond ASCII: whatever can be seen. */
const SEEN = '[^\\x00-\\x7f\\p{C}\\p{Z}\\p{DI}]';
const LOCAL = new RegExp(`^(?:[\\w.!#$%&'*+\\-/=?^\`{|}~]|${SEEN})+$`, 'u');
const HOST = new RegExp(`^(?:[a-z\\d.-]|${SEEN})+$`, 'iu');

/** An address as it is typed: trimmed, lower case, one Unicode form. Older accounts were claimed under it. */
export const normalEmail = (email: string): string => normalForm(email.trim()).toLowerCase();

/** A domain as the network knows it. Nothing but a host's characters, so that all of it is the URL's host. */
const asciiHost = (host: string): string | null => {
  const url = host.length <= MOST && HOST.test(host) ? `http://${host}` : '';
  return URL.canParse(url) ? new URL(url).hostname : null;
};

/** The one form of an address, however it is typed: its domain in ASCII. */
export const canonicalEmail = (email: string): string => {
  const typed = normalEmail(email);
  const at = typed.lastIndexOf('@') + 1;
  const host = asciiHost(typed.slice(at));
  return at > 0 && host !== null ? typed.slice(0, at) + host : typed;
};

/** May somebody sign up with it? */
export const isAddress = (email: unknown): boolean => {
  if (typeof email !== 'string' || email.length > MOST) return false;
  const at = email.lastIndexOf('@');
  const host = asciiHost(email.slice(at + 1));
  return LOCAL.test(email.slice(0, Math.max(at, 0))) && host !== null && isEmail(`${email.slice(0, at)}@${host}`);
};

/** Where the mails of an address arrive: what follows a plus is for its owner to choose. */
export const mailboxOf = (email: string): string => canonicalEmail(email).replace(/^([^+@]+)\+[^@]*(?=@)/, '$1');

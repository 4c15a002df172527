import { normalForm } from '../text/index.js';

/** As class-validator has it, in UTF-16 units: the longest that is looked at. */
export const MAX_EMAIL = 254;

/** Beyond ASCII: whatever can be seen. */
export const SEEN = '[^\\x00-\\x7f\\p{C}\\p{Z}\\p{DI}]';
const HOST = new RegExp(`^(?:[a-z\\d.-]|${SEEN})+$`, 'iu');

/** An address as it is typed: trimmed, lower case, one Unicode form. Older accounts were claimed under it. */
export const normalEmail = (email: string): string => normalForm(email.trim()).toLowerCase();

/** A domain as the network knows it. Nothing but a host's characters, so that all of it is the URL's host. */
export const asciiHost = (host: string): string | null => {
  const url = host.length <= MAX_EMAIL && HOST.test(host) ? `http://${host}` : '';
  return URL.canParse(url) ? new URL(url).hostname : null;
};

/** The one form of an address, however it is typed: its domain in ASCII. */
export const canonicalEmail = (email: string): string => {
  const typed = normalEmail(email);
  const at = typed.lastIndexOf('@') + 1;
  const host = asciiHost(typed.slice(at));
  return at > 0 && host !== null ? typed.slice(0, at) + host : typed;
};

/** Where the mails of an address arrive: what follows a plus is for its owner to choose. */
export const mailboxOf = (email: string): string => canonicalEmail(email).replace(/^([^+@]+)\+[^@]*(?=@)/, '$1');

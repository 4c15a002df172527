import { Transform } from 'class-transformer';
import { isEmail, ValidateBy } from 'class-validator';
import { every, Required } from '../validation/index.js';
import { asciiHost, canonicalEmail, MAX_EMAIL, normalEmail, SEEN } from './address.js';

const LOCAL = new RegExp(`^(?:[\\w.!#$%&'*+\\-/=?^\`{|}~]|${SEEN})+$`, 'u');

/** May somebody sign up with it? */
export const isAddress = (email: unknown): boolean => {
  if (typeof email !== 'string' || email.length > MAX_EMAIL) return false;
  const at = email.lastIndexOf('@');
  const host = asciiHost(email.slice(at + 1));
  return LOCAL.test(email.slice(0, Math.max(at, 0))) && host !== null && isEmail(`${email.slice(0, at)}@${host}`);
};

type Reads = (email: string) => string;
type Judges = (email: unknown) => boolean;

const address = (reads: Reads, judges: Judges) =>
  every(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? reads(value) : value)),
    Required('Email is required'),
    ValidateBy({ name: 'isEmail', validator: { validate: judges } }, { message: 'Invalid email' }),
  );

/** One that is claimed: one form for each mailbox. */
export const NewEmail = () => address(canonicalEmail, isAddress);

/** One that may have been claimed when more was taken for an address. */
export const Email = () => address(normalEmail, (email) => isEmail(email) || isAddress(email));

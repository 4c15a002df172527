import { toRupees, type Paise } from '../kernel/index.js';

export interface UpiPayment {
  readonly upiId: string;
  readonly payee: string;
  readonly amount: Paise;
  readonly note: string;
  /** Letters and digits, at most 35. */
  readonly reference: string;
}

/** What banks take of a name or a note, in characters. */
const MOST_TEXT = 50;

/** Half of a character, at which a long text may have been cut, cannot be written in an address. */
const written = (text: string): string =>
  encodeURIComponent([...text.replace(/\p{Cs}/gu, '\ufffd')].slice(0, MOST_TEXT).join(''));

/** The `@` stands as it is: not every app reads an address in which it is escaped. */
const address = (upiId: string): string => encodeURIComponent(upiId).replaceAll('%40', '@');

/** The link that a payment app opens, and that a UPI code holds, as NPCI describes it. */
export const upiLink = ({ upiId, payee, amount, note, reference }: UpiPayment): string =>
  'upi://pay?' +
  [
    `pa=${address(upiId)}`,
    `pn=${written(payee)}`,
    `am=${toRupees(amount).toFixed(2)}`,
    'cu=INR',
    `tn=${written(note)}`,
    `tr=${reference}`,
  ].join('&');

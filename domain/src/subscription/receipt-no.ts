const LAST_IN_DIGITS = 999;
/** `A00` in base 36. */
const FIRST_IN_LETTERS = 12_960;

/** Of three characters: 001 to 999, then A00, A01, … (docs/decisions/0027-receipt-numbers.md). */
const serial = (n: number): string =>
  n <= LAST_IN_DIGITS
    ? String(n).padStart(3, '0')
    : (FIRST_IN_LETTERS + n - LAST_IN_DIGITS - 1).toString(36).toUpperCase();

/** `123456789/26/001`: the first receipt of that restaurant in the financial year that began in 2026. */
export const receiptNo = (restaurantId: number, financialYear: number, n: number): string =>
  `${restaurantId}/${String(financialYear % 100).padStart(2, '0')}/${serial(n)}`;

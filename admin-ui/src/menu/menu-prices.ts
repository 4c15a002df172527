import { MAX_RUPEES } from '@sae/domain/validation';

/** What somebody typed, as an amount; null when it is none that a dish can cost. */
export const rupeesIn = (typed: string): number | null => {
  const text = typed.replaceAll(/[₹,\s]/g, '');
  const rupees = Number(text);
  return /^\d+(\.\d{1,2})?$/.test(text) && rupees > 0 && rupees <= MAX_RUPEES ? rupees : null;
};

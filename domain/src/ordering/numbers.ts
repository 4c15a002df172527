const NUMBERS_A_YEAR = 1_000_000;

/** The number of a claim, a payment or of what is owed, which says in which year's book it stands. */
export const numberInYear = (financialYear: number, n: number): number => financialYear * NUMBERS_A_YEAR + n;
export const yearOfClaim = (claimId: number): number => Math.floor(claimId / NUMBERS_A_YEAR);

const KEY = 'gstRate';

/** The rate chosen last, kept for the next bill. */
export const keptGstRate = (): string | null => localStorage.getItem(KEY);

export const keepGstRate = (rate: number): void => localStorage.setItem(KEY, String(rate));

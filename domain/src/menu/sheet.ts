import { Refusal } from '../kernel/index.js';

/** As it is sent. */
export const MAX_SHEET_BYTES = 5 * 1024 * 1024;
export const LARGE_SHEET = 'File size must be less than 5MB';
export const NO_SHEET = 'Please select an .xlsx or .csv file';

export const largeSheet = () => new Refusal('too-large', 'menu-sheet/too-large', LARGE_SHEET);
export const noSheet = () => new Refusal('invalid', 'menu-sheet/type', NO_SHEET);
export const unreadableSheet = (message: string) => new Refusal('invalid', 'menu-sheet/unreadable', message);

import { deviceSetting } from './kept.js';

/** That this device is a till: its token opens nothing but the door for a PIN. */
export interface KeptTill {
  readonly id: number;
  readonly tillToken: string;
}

const isTill = (value: Partial<KeptTill> | null): value is KeptTill =>
  typeof value?.id === 'number' && typeof value.tillToken === 'string';

const parsed = (kept: string | null): KeptTill | null => {
  try {
    const value = JSON.parse(kept ?? 'null') as Partial<KeptTill> | null;
    return isTill(value) ? value : null;
  } catch {
    // Kept otherwise by another version: then it is none.
    return null;
  }
};

/** The same as long as the same is kept: React asks again and again. */
const remembered = (): ((kept: string | null) => KeptTill | null) => {
  let last: { readonly kept: string | null; readonly till: KeptTill | null } = { kept: null, till: null };
  return (kept) => {
    if (kept !== last.kept) last = { kept, till: parsed(kept) };
    return last.till;
  };
};

/** Which till this device is, in all its tabs; null where it is none. */
export const till = deviceSetting<KeptTill | null>('till', {
  read: remembered(),
  write: (chosen) => (chosen === null ? null : JSON.stringify(chosen)),
});

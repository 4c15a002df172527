const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A call's name as the cause of all that follows from it (W3C Trace Context); heard where somebody traces. */
export const newTraceparent = (): string => `00-${randomHex(16)}-${randomHex(8)}-01`;

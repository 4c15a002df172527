const MOST = 4;

let early = '';

const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

const typed = (before: string, { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string => {
  if (takesKeys(target) || ctrlKey || metaKey || altKey) return '';
  if (key === 'Backspace') return before.slice(0, -1);
  return /^\d$/.test(key) ? `${before}${key}`.slice(0, MOST) : '';
};

/**
 * Listens for digits that are typed before anything on the page takes them: who knows the house types a table's number
 * while the screen is still being drawn. A press anywhere begins something else.
 */
export const hearEarlyDigits = (): void => {
  document.addEventListener('keydown', (event) => (early = typed(early, event)), true);
  document.addEventListener('pointerdown', () => (early = ''), true);
};

export const hasEarlyDigits = (): boolean => early !== '';

/** What was typed so far, for the box that it was meant for; once. */
export const takeEarlyDigits = (): string => {
  const digits = early;
  early = '';
  return digits;
};

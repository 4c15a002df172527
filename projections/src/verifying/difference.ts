/** A value as a sentence can carry it. */
const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)} …` : text;
};

const partsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

export interface Said {
  /** Who says what was found, and who says what it should be. */
  readonly found: string;
  readonly expected: string;
}

/** Where two JSON values differ first, in a sentence; null when they are the same. */
export const differenceBetween = (found: unknown, expected: unknown, said: Said, path = ''): string | null => {
  const [one, other] = [partsOf(found), partsOf(expected)];
  if (!one || !other || Array.isArray(found) !== Array.isArray(expected)) {
    if (Object.is(found, expected)) return null;
    return `${path || 'all of it'} is ${shown(found)} in ${said.found}, ${shown(expected)} by ${said.expected}`;
  }
  for (const part of new Set([...Object.keys(other), ...Object.keys(one)])) {
    const inner = Array.isArray(found) ? `${path}[${part}]` : path ? `${path}.${part}` : part;
    const difference = differenceBetween(one[part], other[part], said, inner);
    if (difference) return difference;
  }
  return null;
};

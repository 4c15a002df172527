/** What is of the machine alone: no paper says it. */
const MACHINE = new Set(['revision', 'requestId', 'pass', 'figures', 'qrCode']);
const TIME = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z|\d{2}:\d{2})$/;

type Parts = Readonly<Record<string, unknown>>;
const partsOf = (value: unknown): Parts | null =>
  typeof value === 'object' && value !== null ? (value as Parts) : null;

const shownAs = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Where the house and the paper differ first, in a sentence; null where they do not. */
export const differenceBetween = (house: unknown, paper: unknown, path = ''): string | null => {
  const [one, other] = [partsOf(house), partsOf(paper)];
  if (!one || !other || Array.isArray(house) !== Array.isArray(paper))
    return house === paper
      ? null
      : `${path || 'the answer'}: the house says ${shownAs(house)}, the paper ${shownAs(paper)}`;
  for (const part of new Set([...Object.keys(other), ...Object.keys(one)])) {
    if (MACHINE.has(part)) continue;
    const difference = differenceBetween(one[part], other[part], path ? `${path}.${part}` : part);
    if (difference) return difference;
  }
  return null;
};

/** Where two clocks ran, times are not compared: of each it counts only that it is one. */
export const withoutTimes = (value: unknown): unknown => {
  if (typeof value === 'string') return TIME.test(value) ? 'a time' : value;
  if (Array.isArray(value)) return value.map(withoutTimes);
  const parts = partsOf(value);
  if (!parts) return value;
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, withoutTimes(part)]));
};

/** As it would come over the wire. */
export const plain = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

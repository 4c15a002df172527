/** What stands in a state by number, part by part, so that of a large one only what has changed is written. */
export type StateParts = ReadonlyMap<string, object>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isByNumber = (value: unknown): value is Record<string, object> =>
  isObject(value) &&
  Object.entries(value).every(([name, part]) => /^\d+$/.test(name) && typeof part === 'object' && part !== null);

/** A state without what it has by number, and that by field and number. What did not change since is the same object. */
export const inParts = (state: unknown): { readonly rest: unknown; readonly parts: StateParts } => {
  const parts = new Map<string, object>();
  if (!isObject(state)) return { rest: state, parts };
  const rest = Object.entries(state).map(([field, value]) => {
    if (!isByNumber(value)) return [field, value];
    for (const [number, part] of Object.entries(value)) parts.set(`${field}/${number}`, part);
    return [field, {}];
  });
  return { rest: Object.fromEntries(rest) as object, parts };
};

/** The inverse of it. */
export const wholeOf = (rest: unknown, parts: StateParts): unknown => {
  if (!isObject(rest)) return rest;
  const state: Record<string, unknown> = { ...rest };
  for (const [name, part] of parts) {
    const [field = '', number = ''] = name.split('/');
    (state[field] as Record<string, object>)[number] = part;
  }
  return state;
};

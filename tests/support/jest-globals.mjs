/** What specs import as `@jest/globals`, on bare Node; jest's own refuses outside of the virtual machines that we do without. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, it, jest } = globalThis;

const whole = globalThis.expect;
const SHARED = Symbol.for('$$jest-matchers-object');
const alone = new Map();

/** What jest's `expect` says of a value, if it knew this matcher only. */
const knowing = (name, value) => {
  const shared = globalThis[SHARED];
  const { matchers } = shared;
  // Of what is no matcher, as `resolves`, it says all.
  if (!Object.hasOwn(matchers, name)) return whole(value);
  if (alone.get(name)?.[name] !== matchers[name]) alone.set(name, { [name]: matchers[name] });
  const { stackTraceLimit } = Error;
  shared.matchers = alone.get(name);
  // Of the error that it has ready for a promise.
  Error.stackTraceLimit = 0;
  try {
    return whole(value);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    shared.matchers = matchers;
  }
};

const IS_NOT = { get: ({ value }, name) => knowing(name, value).not[name] };
const IS = {
  get: ({ value }, name) => (name === 'not' ? new Proxy({ value }, IS_NOT) : knowing(name, value)[name]),
};

/**
 * jest's makes some forty matchers of each value, in six ways each, before it is told which is wanted: two thirds of what it
 * costs, and a property looks at values by the ten thousand. This one has it make that one alone.
 */
export const expect = Object.assign((value) => new Proxy({ value }, IS), whole);

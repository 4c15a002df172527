/** What jest-light-runner leaves to us: TypeScript, a time limit, and errors that nobody caught. */
import { register } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { addEventHandler } from 'jest-circus';

register('./typescript.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

/** Longer than any test takes on a slow machine. */
const MOST_MS = 300_000;

let uncaught;
const renew = () => {
  uncaught = {};
  uncaught.came = new Promise((_, reject) => (uncaught.reject = reject));
  uncaught.came.catch(() => undefined);
};
renew();
process.on('uncaughtException', (error) => uncaught.reject(error));

/** `fetch failed` says nothing: why it did stands in its cause. */
const withCauses = (error) => {
  for (let cause = error?.cause; cause instanceof Error; cause = cause.cause) {
    const why = `[caused by ${cause.code ?? cause.name}: ${cause.message}]`;
    error.message += ` ${why}`;
    error.stack = error.stack.replace('\n', ` ${why}\n`);
  }
  return error;
};

/** Fails with what nobody caught while it ran, or since the one before it. */
const watched = (work) => async () => {
  const done = new AbortController();
  const late = setTimeout(MOST_MS, undefined, { signal: done.signal }).then(() => {
    throw new Error(`This is not done after ${MOST_MS / 1000} s`);
  });
  try {
    await Promise.race([uncaught.came, Promise.resolve().then(work), late]);
  } catch (error) {
    throw withCauses(error);
  } finally {
    done.abort();
    renew();
  }
};

addEventHandler(({ name }, { currentDescribeBlock: { children, hooks } }) => {
  const added = { add_test: children, add_hook: hooks }[name]?.at(-1);
  if (added?.fn) added.fn = watched(added.fn);
});

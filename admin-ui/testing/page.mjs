/** Makes the process a page, once for all its specs: what jest-environment-jsdom does for each. */
import { ModernFakeTimers } from '@jest/fake-timers';
import { JSDOM, VirtualConsole } from 'jsdom';
import { seeQuickly } from './seen.js';

const virtualConsole = new VirtualConsole().sendTo(console, { omitJSDOMErrors: true });
virtualConsole.on('jsdomError', (error) => console.error(error));
const { window } = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: 'http://localhost/', virtualConsole });
seeQuickly(window);
window.addEventListener('error', ({ error }) => error && process.emit('uncaughtException', error));

/** What Node has too, and the runner and fake timers go by. */
const NODES =
  /^(console|URL|URLSearchParams|Headers|[pP]erformance|[cC]rypto|atob|btoa|queueMicrotask|(set|clear)(Timeout|Interval))$/;

for (const name of Object.getOwnPropertyNames(window)) {
  if (name.startsWith('_') || NODES.test(name) || Object.is(window[name], globalThis[name])) continue;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => window[name],
    set: (value) => {
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
    },
  });
}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[name] = window[name].bind(window);
// React for developers times every component for the profiler of a browser, where it finds one.
delete console.timeStamp;
delete console.createTask;
globalThis.window = globalThis;
globalThis.self = globalThis;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// The runner's own take no options; and what Node's streams go by is not a page's to stop.
const timers = new ModernFakeTimers({
  config: { fakeTimers: { doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] } },
  global: globalThis,
});
const TIMED = ['useFakeTimers', 'useRealTimers', 'setSystemTime', 'advanceTimersByTime', 'advanceTimersByTimeAsync'];
for (const name of TIMED) globalThis.jest[name] = timers[name].bind(timers);

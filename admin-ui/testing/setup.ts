import { jest } from '@jest/globals';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { addEventHandler } from 'jest-circus';
import * as React from 'react';
import { knowZone } from '../src/data/zone.js';

/** Nothing has a size or a place in jsdom, so nothing ever changes it. */
class Unchanging {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: Unchanging, IntersectionObserver: Unchanging });

knowZone('Asia/Kolkata');

// React for developers makes an error of every element, for a stack that nobody reads.
const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

/** What specs put a function of their own on, where jsdom has none or does nothing. */
const owners: object[] = [
  ...[globalThis, navigator, Storage.prototype, Element.prototype],
  ...[HTMLElement, HTMLAnchorElement, HTMLImageElement, HTMLDialogElement].map(({ prototype }) => prototype),
];
const properties = owners.map((owner) => Object.getOwnPropertyDescriptors(owner));

const restore = (owner: object, properties: PropertyDescriptorMap) => {
  const added = Object.getOwnPropertyNames(owner).filter((name) => !(name in properties));
  // There a library may keep what it registers but once.
  if (owner !== globalThis) added.forEach((name) => Reflect.deleteProperty(owner, name));
  Object.defineProperties(owner, properties);
};

const { getElementError } = getConfig();

/** Most of what is waited for is looked for several times, and each look prints the page: this one when it is read. */
const lookedInVain: typeof getElementError = (message, container) => {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  const get = () => getElementError(message, container).message;
  return Object.defineProperty(error, 'message', { configurable: true, get });
};
const waits = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // What has to come may take its time on a busy machine: one second is Testing Library's own.
  asyncUtilTimeout: 10_000,
  getElementError: (...look) => (waits() ? lookedInVain : getElementError)(...look),
});

/** The next file of the process finds the page as this one did. */
const leaveClean = () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  // What still stands to be printed goes when somebody touches the screen.
  window.dispatchEvent(new Event('pointerdown'));
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  configure({ defaultHidden: false });
  owners.forEach((owner, index) => restore(owner, properties[index] ?? {}));
};

/** What notistack writes into the head as it is read would otherwise be held against every element of the first file. */
const begin = () => document.head.replaceChildren();

let file: object | undefined;
addEventHandler((_, { rootDescribeBlock: parent }) => {
  if (file === parent) return;
  file = parent;
  const hook = { parent, asyncError: new Error('In the hooks of every file'), seenDone: false, timeout: undefined };
  parent.hooks.unshift(
    { ...hook, type: 'beforeAll', fn: begin },
    { ...hook, type: 'afterEach', fn: cleanup },
    { ...hook, type: 'afterAll', fn: leaveClean },
  );
});

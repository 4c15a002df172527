import { jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
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

// What has to come may take its time on a busy machine: one second is Testing Library's own.
configure({ asyncUtilTimeout: 10_000 });

/** The next file of the process finds the page as this one did. */
const leaveClean = () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  // What still stands to be printed goes when somebody touches the screen.
  window.dispatchEvent(new Event('pointerdown'));
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  configure({ defaultHidden: false });
  owners.forEach((owner, index) => restore(owner, properties[index] ?? {}));
};

let file: object | undefined;
addEventHandler((_, { rootDescribeBlock: parent }) => {
  if (file === parent) return;
  file = parent;
  const hook = { parent, asyncError: new Error('In the hooks of every file'), seenDone: false, timeout: undefined };
  parent.hooks.unshift({ ...hook, type: 'afterEach', fn: cleanup }, { ...hook, type: 'afterAll', fn: leaveClean });
});

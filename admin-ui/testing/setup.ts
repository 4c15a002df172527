import { TextDecoder, TextEncoder } from 'node:util';
import { knowZone } from '../src/data/zone.js';

// Browsers have them and jsdom has not; the router asks for them as it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** Nothing has a size or a place in jsdom, so nothing ever changes it. */
class Unchanging {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: Unchanging, IntersectionObserver: Unchanging });

knowZone('Asia/Kolkata');

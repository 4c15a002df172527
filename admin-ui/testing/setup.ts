import { TextDecoder, TextEncoder } from 'node:util';

// Browsers have them and jsdom has not; the router asks for them as it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });

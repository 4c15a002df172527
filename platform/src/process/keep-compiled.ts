import { keepCompiled } from './load-bundle.js';

/** `node <flags> keep-compiled.js FILE…`: what V8 makes of bundles is kept for whoever runs them under the same flags. */
process.argv.slice(2).forEach(keepCompiled);

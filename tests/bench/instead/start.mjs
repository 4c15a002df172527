/** Sources as they are written: decorators and their metadata, which Node alone does not read. */
import { register } from 'node:module';

register('../../support/typescript.mjs', import.meta.url);
await import('./main.ts');

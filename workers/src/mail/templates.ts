import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { callbackify } from 'node:util';
import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';
import Handlebars from 'handlebars';
import type { Content } from './content.js';

const pathOf = (file: string) => fileURLToPath(new URL(`../../templates/${file}.hbs`, import.meta.url));

const STRICT = { strict: true };

/**
 * From a folder of partials, the adapter's own way, a frame that is not found would be left out without a word. Compiled
 * here: as a text it would be compiled again for each mail.
 */
Handlebars.registerPartial('frame', Handlebars.compile(readFileSync(pathOf('frame.html'), 'utf8'), STRICT));

/**
 * Strict: a template that asks for what it is not given fails instead of mailing a gap. No `dir`: with one, the adapter
 * puts files of it where `<link>`s are, and in a text part those may be what somebody typed.
 */
const PARTS = {
  html: {
    adapter: new HandlebarsAdapter({}, { inlineCssOptions: { keepAtRules: true, loadRemoteStylesheets: false } }),
    options: STRICT,
  },
  text: {
    adapter: new HandlebarsAdapter({}, { inlineCssEnabled: false }),
    options: { ...STRICT, noEscape: true },
  },
};
type Part = keyof typeof PARTS;

/** The adapter calls back with an error and then throws, or calls back again: a promise takes the first alone. */
const rendered = (part: Part, { template, context }: Content) =>
  new Promise<string>((resolve, reject) => {
    const { adapter, options } = PARTS[part];
    const data = { template: pathOf(`${template}.${part}`), context, html: '' };
    const done = (error?: Error) => (error ? reject(error) : resolve(data.html));
    adapter.compile({ data }, done, { template: { options } });
  });

/** Both parts of a mail by the module's adapter, which by itself makes one. */
export const templates = {
  step: 'compile' as const,
  plugin: callbackify(async ({ data }: { data: Content & Partial<Record<Part, string>> }) => {
    data.html = await rendered('html', data);
    data.text = await rendered('text', data);
  }),
};

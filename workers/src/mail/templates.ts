import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';

const FOLDER = new URL('../../templates/', import.meta.url);
const LONGEST_NAME = 60;

const source = (file: string) => readFileSync(new URL(`${file}.hbs`, FOLDER), 'utf8');

/** Strict: a template that asks for what it is not given fails instead of mailing a gap. */
const handlebars = Handlebars.create();
handlebars.registerPartial('frame', source('frame.html'));

/** Both parts of a mail from one set of facts. */
export interface Template<Facts extends object> {
  html(facts: Facts): string;
  text(facts: Facts): string;
}

export const template = <Facts extends object>(name: string): Template<Facts> => ({
  html: handlebars.compile<Facts>(source(`${name}.html`), { strict: true }),
  text: handlebars.compile<Facts>(source(`${name}.text`), { strict: true, noEscape: true }),
});

/**
 * What somebody typed, fit for a mail: short, on one line, and without what mail programs turn into links, for anybody
 * can sign up with another's address and have us mail words of their choice there.
 */
export const asLine = (typed: string, longest: number): string => {
  const line = typed.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const short = [...line].length > longest ? `${[...line].slice(0, longest - 1).join('')}…` : line;
  return short.replace(/([.:/@\\])(?=\S)/gu, '$1\u2060');
};

export const asName = (typed: string): string => asLine(typed, LONGEST_NAME);

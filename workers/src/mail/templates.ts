import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';

const FOLDER = new URL('../../templates/', import.meta.url);
const LONGEST_NAME = 60;

const source = (file: string) => readFileSync(new URL(`${file}.hbs`, FOLDER), 'utf8');

/** Strict: a template that asks for what it is not given fails instead of mailing a gap. */
const handlebars = Handlebars.create();
handlebars.registerPartial('frame', source('frame.html'));

/** Who is written to, and by which address they know us. */
export interface Addressed {
  readonly ownerName: string;
  readonly restaurantName: string;
  readonly publicUrl: string;
}

interface Facts extends Omit<Addressed, 'publicUrl'> {
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly [more: string]: unknown;
}

/** What a mail says, in both parts. */
export interface Content {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Both parts of a mail from one set of facts. */
export const template = (name: string) => {
  const html = handlebars.compile<object>(source(`${name}.html`), { strict: true });
  const text = handlebars.compile<object>(source(`${name}.text`), { strict: true, noEscape: true });
  return ({ ownerName, restaurantName, ...said }: Facts, publicUrl: string): Content => {
    const names = { ownerName: asName(ownerName), restaurantName: asName(restaurantName) };
    const facts = { ...said, ...names, home: `${publicUrl}/app/`, host: new URL(publicUrl).host };
    return { subject: said.subject, html: html(facts), text: text(facts) };
  };
};

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

const LONGEST_NAME = 60;

/** Who is written to, and by which address they know us. */
export interface Addressed {
  readonly ownerName: string;
  readonly restaurantName: string;
  readonly publicUrl: string;
}

interface Facts extends Addressed {
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly [more: string]: unknown;
}

/** What a mail says: one set of facts, for the templates of both its parts. */
export interface Content {
  readonly subject: string;
  readonly template: string;
  readonly context: Readonly<Record<string, unknown>>;
}

export const content = (template: string, { subject, publicUrl, ...facts }: Facts): Content => {
  const names = { ownerName: asName(facts.ownerName), restaurantName: asName(facts.restaurantName) };
  const home = { home: `${publicUrl}/app/`, host: new URL(publicUrl).host };
  return { subject, template, context: { ...facts, ...names, ...home } };
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

import { isDeepStrictEqual } from 'node:util';
import { differenceBetween, plain, withoutTimes } from './comparison.js';
import type { Answer, House } from './house/house.js';
import { LOOKS, type Look } from './looks.js';
import { No, type Pages } from './paper/pages.js';
import { exportShown } from './paper/export.js';
import { taxShown } from './paper/tax.js';
import { listsShown, pastOfDay } from './paper/views.js';
import { turnPage } from './paper/year.js';
import { KINDS, type KindName } from './steps/kinds.js';

/** From one step to the next; what a step leads to has happened a little before. */
const STEP_MS = 5_000;
const LATER_MS = 4_900;

/** A thing that somebody does, at one of the nodes. */
export interface Deed {
  readonly does: KindName;
  readonly said: object;
  readonly node: number;
}

/** One thing, or two at once. */
export type Step = readonly [Deed] | readonly [Deed, Deed];

/** What is on paper after somebody did something, and what they are to be answered. */
interface Written {
  readonly pages: Pages;
  readonly expects: { readonly code: string } | { readonly body: unknown };
}

export const onPaper = (before: Pages, { does, said }: Deed, asked: Pages): Written => {
  const pages = structuredClone(before);
  try {
    return { expects: { body: plain(KINDS[does].paper(said, pages, asked)) }, pages };
  } catch (error) {
    if (!(error instanceof No)) throw error;
    // The year has turned, whatever was refused in the new one; the first book is not begun for what is refused.
    const isTurned = pages.year !== before.year && before.year !== 0;
    const refused = structuredClone(before);
    if (isTurned) turnPage(refused);
    return { expects: { code: error.code }, pages: refused };
  }
};

/** How an answer differs from what the paper expects; null where it does not. */
export const wrongWith = (
  { status, body }: Answer,
  expects: Written['expects'],
  clean: (value: unknown) => unknown,
) => {
  const { code = null } = (body ?? {}) as { code?: string | null };
  const isDone = status >= 200 && status < 300;
  if ('code' in expects)
    return isDone || code !== expects.code
      ? `refused with ${expects.code} on paper; the house says ${isDone ? 'yes' : code}`
      : null;
  if (!isDone) return `done on paper; the house says ${status} ${JSON.stringify(body)}`;
  return expects.body === undefined ? null : differenceBetween(clean(body), clean(expects.body));
};

const ALWAYS = [LOOKS.live, LOOKS.recurring, LOOKS.past];
const ORDERS: readonly (readonly number[])[] = [
  [0, 1],
  [1, 0],
];

/** Who comes second is told that it has changed, and nothing less true. */
const TO_LOOK_AGAIN = ['order/changed', 'order/not-found', 'order/not-billed', 'order/year-closed'];

/** Of two at once one may be told to look again; what they wanted is not done. Who takes an order off its bill never is. */
const isOutrun = ({ body }: Answer, { does }: Deed): boolean =>
  does !== 'reopen' && does !== 'remove' && TO_LOOK_AGAIN.includes((body as { code?: string } | null)?.code ?? '');

const later = (time: string, ms: number): string => new Date(Date.parse(time) + ms).toISOString();

export class Telling {
  private n = 0;
  /** The lists as they stood after each step. */
  private readonly stood: { readonly at: string; readonly lists: ReturnType<typeof listsShown> }[] = [];
  readonly clean: (value: unknown) => unknown;

  constructor(
    private readonly house: House,
    public pages: Pages,
    private readonly hasOwnClock: boolean,
  ) {
    this.clean = hasOwnClock ? withoutTimes : (value) => value;
  }

  /** Does the step in the house and on paper; how they differ afterwards. */
  async tell(step: Step): Promise<string | null> {
    this.n += 1;
    this.passSecond();
    const asked = step.map((deed) => KINDS[deed.does].ask(deed.said, this.pages));
    const ways = step.map(({ node }, n) => ({ node, key: `step-${this.n}-${n}` }));
    const answers = await Promise.all(asked.map((asking, n) => this.house.ask(asking, ways[n] as (typeof ways)[0])));
    const { fits, wrong } = this.write(step, answers);
    const isUnsure = fits.length > 1 && !isDeepStrictEqual(fits[0], fits[1]);
    let difference: string | null = wrong;
    for (const pages of fits) {
      this.pages = pages;
      this.house.setClock(pages.now);
      difference = await this.look(isUnsure ? Object.values(LOOKS) : [...ALWAYS, ...this.others()]);
      if (difference === null) break;
    }
    return difference ?? this.lookBack();
  }

  /** Looks at all there is. */
  async end(): Promise<string | null> {
    return (await this.look(Object.values(LOOKS))) ?? (await this.export()) ?? this.house.verify();
  }

  /** The lists of a moment that is over, as the log tells them. */
  private async lookBack(): Promise<string | null> {
    const { now } = this.pages;
    const then = this.stood[(this.n * 7) % Math.max(1, this.stood.length)];
    this.stood.push({ at: now, lists: listsShown(this.pages) });
    if (!then || this.n % 3 !== 0) return null;
    const time = later(then.at, LATER_MS);
    const { live, recurring, past } = then.lists;
    const lists = { time, live, recurring, past: pastOfDay(past, time) };
    return this.look([{ path: { path: `/orders/at?time=${time}` }, shown: () => lists }]);
  }

  private async export(): Promise<string | null> {
    const sheets = await this.house.exported();
    const shown = { Orders: exportShown(this.pages), ...taxShown(this.pages) };
    const difference = sheets && differenceBetween(plain(sheets), plain(shown));
    return difference ? `the export: ${difference}` : null;
  }

  private passSecond(): void {
    this.pages = { ...this.pages, now: later(this.pages.now, STEP_MS) };
    this.house.setClock(this.pages.now);
  }

  private others(): Look[] {
    const all = Object.values(LOOKS);
    return [all[this.n % all.length] as Look];
  }

  /** Of two things at once either may come first: what is on paper then, for each order that fits what was answered. */
  private write(step: Step, answers: readonly Answer[]): { readonly fits: readonly Pages[]; readonly wrong: string } {
    const fits: Pages[] = [];
    const wrongs: string[] = [];
    for (const order of step.length === 1 ? [[0]] : ORDERS) {
      let pages = this.pages;
      let wrong: string | null = null;
      for (const n of order) {
        if (step.length > 1 && isOutrun(answers[n] as Answer, step[n] as Deed)) continue;
        const { expects, pages: after } = onPaper(pages, step[n] as Deed, this.pages);
        // Where time goes by itself no two things are done at the very same moment: what is told by time tells them apart.
        pages = this.hasOwnClock ? { ...after, now: later(after.now, 1) } : after;
        wrong ??= wrongWith(answers[n] as Answer, expects, this.clean);
      }
      if (wrong) wrongs.push(wrong);
      else fits.push(pages);
    }
    return { fits, wrong: wrongs[0] ?? '' };
  }

  private async look(looks: readonly Look[]): Promise<string | null> {
    for (const { path, shown } of looks) {
      for (const one of typeof path === 'function' ? path(this.pages) : [path]) {
        const { status, body } = await this.house.ask({ method: 'GET', ...one }, { node: this.n % 2, key: '' });
        if (status !== 200) return `${one.path}: the house says ${status} ${JSON.stringify(body)}`;
        const difference = differenceBetween(this.clean(body), this.clean(plain(shown(this.pages, one))));
        if (difference) return `${one.path}: ${difference}`;
      }
    }
    return null;
  }
}

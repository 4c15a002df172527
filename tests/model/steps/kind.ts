import type { Pages } from '../paper/pages.js';

/** What is asked of the house, as a client does. */
export interface Asking {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** The fields of a form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Asked with the code of that table instead of a login: its token takes the place of `{code}` in the path. */
  readonly guestAt?: number;
}

/** Chance of its own, so that the same throw draws the same. */
export class Dice {
  constructor(private state: number) {}

  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  }
  among<T>(things: readonly [T, ...T[]]): T;
  among<T>(things: readonly T[]): T | undefined;
  among<T>(things: readonly T[]): T | undefined {
    return things[this.below(Math.max(1, things.length))];
  }
  /** Once in so many throws. */
  oncePer(n: number): boolean {
    return this.below(n) === 0;
  }
}

/** One thing that people do: drawn by chance, asked of the house, done on paper, and told in a story. */
export interface Kind<Said extends object> {
  /** Null where there is nothing to do it to. */
  readonly draw: (dice: Dice, pages: Pages) => Said | null;
  readonly ask: (said: Said, pages: Pages) => Asking;
  /**
   * What the house is to answer; undefined where nobody looks. `before` is what was on paper when it was asked: of two at
   * once one finds other pages than they saw. @throws No
   */
  readonly paper: (said: Said, pages: Pages, before: Pages) => unknown;
  readonly tell: (said: Said) => string;
}

/** As it stands among others, whose words are not of one kind. */
export interface AnyKind {
  draw(dice: Dice, pages: Pages): object | null;
  ask(said: object, pages: Pages): Asking;
  paper(said: object, pages: Pages, before: Pages): unknown;
  tell(said: object): string;
}

export const kind = <Said extends object>(given: Kind<Said>): AnyKind => given as unknown as AnyKind;

/** The number behind a name; one that nobody has, where the story has lost it. */
export const numberOf = ({ names }: Pages, name: string): number => names[name] ?? 999_999;

/** The next `claim 3` that nobody has made. */
export const newNumbered = ({ names }: Pages, what: string): string => {
  let n = 1;
  while (`${what} ${n}` in names) n += 1;
  return `${what} ${n}`;
};

/** The next letters that no order has. */
export const newNames = ({ names }: Pages, count: number): string[] => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = ['', '2', '3', '4', '5'].flatMap((more) => letters.map((letter) => letter + more));
  return all.filter((name) => !(name in names)).slice(0, count);
};

export const nameOf = ({ names }: Pages, id: number): string =>
  Object.entries(names).find(([name, one]) => one === id && /^[A-Z]\d?$/.test(name))?.[0] ?? '?';

export const rupeeText = (paise: number): string => `₹${(paise / 100).toFixed(2).replace(/\.00$/, '')}`;

export const placeText = (place: number): string => {
  if (place === 0) return 'the Counter';
  if (place > 20_000) return `Delivery ${place - 20_000}`;
  return place > 10_000 ? `Takeaway ${place - 10_000}` : `Table ${place}`;
};

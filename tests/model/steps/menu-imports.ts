import { stage, takeOver, undo } from '../paper/menu-imports.js';
import type { Pages, PaperRow } from '../paper/pages.js';
import { kind, numberOf, type Dice } from './kind.js';
import { CATEGORIES, contentOf, dishAsked, drawnForGuests, type NamedDish } from './beginning.js';

interface NamedRow extends NamedDish {
  /** By its number; else it is new. */
  readonly isKnown: boolean;
  readonly isEnabled: boolean | null;
}

/** What clients call their imports. */
const idOf = (no: number): string => `018f3f3e-0000-7000-8000-${String(no).padStart(12, '0')}`;
const noOf = (importId: string | undefined): number => Number(importId?.slice(-12) ?? 0);

const drawnRow = (dice: Dice, { menu }: Pages): NamedRow => {
  const known = dice.oncePer(2) ? dice.among(menu) : undefined;
  const price = dice.oncePer(3) && known ? known.price : 1 + dice.below(50_000);
  const halfPrice = dice.oncePer(2) ? null : Math.ceil(price / 2);
  return {
    dish: known?.name ?? `Dish ${1 + dice.below(30)}`,
    ...{ isKnown: known !== undefined, category: dice.among(CATEGORIES), isVeg: dice.oncePer(2), price, halfPrice },
    ...drawnForGuests(dice),
    isEnabled: dice.among([null, null, true, false]),
  };
};

const rowsOf = (pages: Pages, rows: readonly NamedRow[]): PaperRow[] =>
  rows.map(({ isKnown, isEnabled, ...dish }) => ({
    ...{ id: isKnown ? numberOf(pages, dish.dish) : null, isEnabled },
    ...contentOf(dish),
  }));

/** Mostly of the import that is coming in, as its next part or in the place of one. */
export const stageMenu = kind<{ no: number; part: number; rows: readonly NamedRow[] }>({
  draw: (dice, pages) => {
    const no = noOf(pages.staged?.importId) || noOf(pages.imported?.row.importId) + 1;
    const rows = Array.from({ length: 1 + dice.below(3) }, () => drawnRow(dice, pages));
    return { no: dice.oncePer(5) ? no + 1 : no, part: 1 + dice.below(2), rows };
  },
  ask: ({ no, part, rows }, pages) => ({
    ...{ method: 'PUT', path: `/menu/imports/${idOf(no)}/parts/${part}` },
    body: {
      dishes: rows.map((row) => ({
        ...dishAsked(row),
        ...(row.isKnown ? { id: numberOf(pages, row.dish) } : {}),
        ...(row.isEnabled === null ? {} : { isEnabled: row.isEnabled }),
      })),
    },
  }),
  paper: ({ no, part, rows }, pages, before) => stage(pages, idOf(no), part, rowsOf(before, rows)),
  tell: ({ no, part, rows }) => `Part ${part} of sheet ${no} comes in, with ${rows.map(({ dish }) => dish).join(', ')}`,
});

export const takeOverMenu = kind<{ no: number; parts: number }>({
  draw: (dice, { staged, imported }) => {
    const there = Math.max(0, ...Object.keys(staged?.parts ?? {}).map(Number));
    const { importId } = staged ?? imported?.row ?? {};
    return importId === undefined ? null : { no: noOf(importId), parts: dice.oncePer(8) ? 2 : Math.max(1, there) };
  },
  ask: ({ no, parts }) => ({ method: 'POST', path: `/menu/imports/${idOf(no)}`, body: { parts } }),
  paper: ({ no, parts }, pages) => takeOver(pages, idOf(no), parts),
  tell: ({ no, parts }) => `Sheet ${no} of ${parts} parts is taken over`,
});

export const undoMenu = kind<{ no: number }>({
  draw: (dice, { imported }) => (imported ? { no: noOf(imported.row.importId) - (dice.oncePer(8) ? 1 : 0) } : null),
  ask: ({ no }) => ({ method: 'POST', path: `/menu/imports/${idOf(no)}/undo` }),
  paper: ({ no }, pages) => undo(pages, idOf(no)),
  tell: ({ no }) => `Sheet ${no} is undone`,
});

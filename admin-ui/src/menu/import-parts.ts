import { countText } from '@sae/domain/kernel';
import { MAX_PART_DISHES, type MenuSheetRow, type MenuSheetView } from '@sae/domain/menu';

export type DishToImport = Omit<MenuSheetRow, 'row'>;

/** A request may be a little longer, with what surrounds its dishes. */
const PART_BYTES = 200_000;

const bytesOf = (dish: DishToImport): number => new TextEncoder().encode(JSON.stringify(dish)).length;

/** The dishes of a sheet in parts, each of which fits into one request. */
export const partsOf = (rows: readonly MenuSheetRow[]): readonly (readonly DishToImport[])[] => {
  const parts: DishToImport[][] = [];
  let bytes = Infinity;
  for (const { row: _, ...dish } of rows) {
    const weight = bytesOf(dish);
    bytes += weight;
    const last = parts.at(-1);
    if (last && last.length < MAX_PART_DISHES && bytes <= PART_BYTES) last.push(dish);
    else [bytes] = [weight, parts.push([dish])];
  }
  return parts;
};

/** `52 dishes to add, 8 dishes to change, 340 dishes as on the menu`. */
export const wordsOf = ({ rows, unchanged }: Pick<MenuSheetView, 'rows' | 'unchanged'>): string => {
  const changing = rows.filter(({ id }) => id !== undefined).length;
  return [
    ...(rows.length > changing ? [`${countText(rows.length - changing, 'dish', 'dishes')} to add`] : []),
    ...(changing > 0 ? [`${countText(changing, 'dish', 'dishes')} to change`] : []),
    ...(unchanged > 0 ? [`${countText(unchanged, 'dish', 'dishes')} as on the menu`] : []),
  ].join(', ');
};

/** `52 dishes added, 8 dishes changed`. */
export const importedText = ({ added, changed }: { added: number; changed: number }): string =>
  [
    ...(added > 0 ? [`${countText(added, 'dish', 'dishes')} added`] : []),
    ...(changed > 0 ? [`${countText(changed, 'dish', 'dishes')} changed`] : []),
  ].join(', ');

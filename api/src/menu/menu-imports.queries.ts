import { Refusal } from '@sae/domain/kernel';
import { noSheet } from '@sae/domain/menu';
import { rowsIn } from '@sae/projections/reading';
import { MenuReader } from '@sae/projections/models/menu';
import type { Upload } from '../http/form-parts.js';
import { query } from '../kernel/bus.js';
import { MenuSheets } from './menu-sheets.js';

/** What a sheet would make of the menu, as JSON. */
export const menuSheetPreview = query(
  [MenuReader, MenuSheets],
  (menu, sheets) => async (restaurantId: number, upload: Upload | null) => {
    if (!upload) throw noSheet();
    return sheets.preview(restaurantId, await menu.list(restaurantId), upload.bytes);
  },
);

/** The menu as a workbook, or one to be filled in. */
export const menuSheet = query(
  [MenuReader, MenuSheets],
  (menu, sheets) => async (restaurantId: number, of: unknown) => {
    if (of !== 'menu' && of !== 'template')
      throw new Refusal('invalid', 'request/invalid', 'of must be menu or template');
    return sheets.workbook(restaurantId, of === 'menu' ? await menu.list(restaurantId) : rowsIn([]));
  },
);

/** The last import, as long as it can be undone. */
export const menuImports = query([MenuReader], (menu) => async (restaurantId: number) => {
  const imported = await menu.imported(restaurantId);
  return imported ? [imported] : [];
});

import { useQueryClient } from '@tanstack/react-query';
import type { MenuImportView, MenuSheetRow, MenuSheetView } from '@sae/domain/menu';
import { LARGE_SHEET, MAX_SHEET_BYTES } from '@sae/domain/menu';
import { useEffect, useRef, useState } from 'react';
import { serverMessageOr, serverMessagesOr } from '../data/api-error.js';
import { newKey } from '../data/intention.js';
import { useProvider, useVerb } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import { useAction } from '../ui/useAction.js';
import { importedText, partsOf } from './import-parts.js';

/** Where an import stands: a sheet is chosen, read, looked at, and taken over. */
export type ImportState =
  | { readonly is: 'choosing' }
  | { readonly is: 'reading' }
  | { readonly is: 'read'; readonly sheet: MenuSheetView; readonly importId: string }
  | { readonly is: 'takingOver'; readonly done: number; readonly dishes: number };

const CHOOSING: ImportState = { is: 'choosing' };

/** What can be undone of the last import. */
export const useUndoImport = () =>
  useVerb('undoMenuImport', {
    success: ({ removed, reverted }) =>
      removed + reverted > 0 ? 'Import undone' : 'All dishes of this import were changed since, and stay',
    failure: serverMessageOr('Failed to undo the import'),
  });

/** From a sheet to the menu; nothing is on the menu before all of it is. */
export const useMenuImport = (onTakenOver: () => void) => {
  const provider = useProvider();
  const queries = useQueryClient();
  const toasts = useToasts();
  const undo = useUndoImport();
  const [state, setState] = useState<ImportState>(CHOOSING);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (sheet: Blob) => {
    if (sheet.size > MAX_SHEET_BYTES) return toasts.invalid([LARGE_SHEET]);
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setState({ is: 'reading' });
    try {
      setState({ is: 'read', sheet: await provider.previewMenuSheet({ sheet, signal }), importId: newKey() });
    } catch (error) {
      if (signal.aborted) return;
      toasts.failed(error, serverMessagesOr('Failed to read the sheet'));
      setState(CHOOSING);
    }
  };

  const taking = useAction<{ importId: string; rows: readonly MenuSheetRow[] }, MenuImportView>(
    async ({ importId, rows }, { key }) => {
      const parts = partsOf(rows);
      let done = 0;
      for (const [n, dishes] of parts.entries()) {
        setState({ is: 'takingOver', done, dishes: rows.length });
        await provider.stageMenuImport({ importId, part: n + 1, dishes }, { key: newKey() });
        done += dishes.length;
      }
      setState({ is: 'takingOver', done, dishes: rows.length });
      return provider.takeOverMenuImport({ importId, parts: parts.length }, { key });
    },
    { failure: serverMessagesOr('Failed to import the menu') },
  );

  const takeOver = async () => {
    if (state.is !== 'read') return;
    const imported = await taking.run({ importId: state.importId, rows: state.sheet.rows });
    if (!imported) return setState(state);
    void queries.invalidateQueries({ predicate: ({ queryKey: [about] }) => about !== 'auth' });
    toasts.undoable(importedText(imported), () => void undo.run({ importId: imported.importId }));
    setState(CHOOSING);
    onTakenOver();
  };

  const startAgain = () => {
    reading.current?.abort();
    setState(CHOOSING);
  };

  return { state, read: (sheet: Blob) => void read(sheet), takeOver: () => void takeOver(), startAgain };
};

import type { ExportProgress } from '@sae/domain/exports';
import { createContext, useContext } from 'react';
import type { ExportQuery } from './export-choice.js';

/** An export under way. */
export interface Exporting {
  readonly id: string;
  readonly fileName: string;
}

/** Where exports are asked for; it stays while one goes from page to page. */
export interface Desk {
  readonly exporting: Exporting | null;
  /** Null until the first word of it. */
  readonly progress: ExportProgress | null;
  /** Resolves when it is over: was the file saved? Never rejects. */
  begin(query: ExportQuery, fileName: string): Promise<boolean>;
  cancel(): Promise<void>;
}

export const DeskContext = createContext<Desk | null>(null);

export const useExportDesk = (): Desk => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('There is no export desk here');
  return desk;
};

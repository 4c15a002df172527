import type { ExportProgress } from '@sae/domain/exports';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { ApiError, isAboutAccess } from '../data/api-error.js';
import { newKey } from '../data/intention.js';
import { saveFile } from '../ui/save-file.js';
import { useProvider, useQuestion } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import type { ExportQuery } from './exports.js';

/** An export under way. */
interface Exporting {
  readonly id: string;
  readonly fileName: string;
}

/** Where exports are asked for; it stays while one goes from page to page. */
interface Desk {
  readonly exporting: Exporting | null;
  /** Null until the first word of it. */
  readonly progress: ExportProgress | null;
  /** Resolves when it is over: was the file saved? Never rejects. */
  begin(query: ExportQuery, fileName: string): Promise<boolean>;
  cancel(): Promise<void>;
}

const DeskContext = createContext<Desk | null>(null);

export const useExportDesk = (): Desk => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('There is no export desk here');
  return desk;
};

const LOOK_MS = 500;
/** An answer that was cut off on its way is asked for again: the same name leads to the same export. */
const AGAIN_AFTER_MS = [1_000, 3_000] as const;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isCut = (error: unknown) => error instanceof ApiError && [0, 502, 504].includes(error.status);

/** What the toast says when an export fails. */
const exportFailure = (error: unknown): string => {
  if (error instanceof ApiError && error.status === 0) return 'Network error';
  return `Failed to export orders: ${(error instanceof ApiError && error.message) || 'Server error'}`;
};

const useProgress = (exporting: Exporting | null) => {
  const exportId = exporting?.id ?? '';
  const { data } = useQuestion(
    'exportProgress',
    { exportId },
    {
      ...{
        queryKey: ['export', exportId],
        enabled: exporting !== null,
        refetchInterval: LOOK_MS,
        retry: false,
        gcTime: 0,
      },
    },
  );
  return exporting && data ? data : null;
};

/** One export at a time, which goes on when its dialog or the orders page is left, and ends with the back office. */
export const ExportDesk = ({ children }: { children: ReactNode }) => {
  const provider = useProvider();
  const toasts = useToasts();
  const [exporting, setExporting] = useState<Exporting | null>(null);
  const progress = useProgress(exporting);
  const leaving = useRef<AbortController>(null);
  const isKnown = useRef(false);
  useEffect(() => () => leaving.current?.abort(), []);
  useEffect(() => {
    isKnown.current = progress !== null;
  }, [progress]);

  const fetched = async (query: ExportQuery, exportId: string, signal: AbortSignal): Promise<Blob> => {
    for (const wait of AGAIN_AFTER_MS)
      try {
        return await provider.exportOrders({ query, exportId, signal });
      } catch (error) {
        if (signal.aborted || !isCut(error) || !isKnown.current) throw error;
        await pause(wait);
      }
    return provider.exportOrders({ query, exportId, signal });
  };

  const begin = async (query: ExportQuery, fileName: string): Promise<boolean> => {
    const id = newKey();
    const { signal } = (leaving.current = new AbortController());
    setExporting({ id, fileName });
    try {
      saveFile(await fetched(query, id, signal), fileName);
      toasts.success('Orders exported successfully');
      return true;
    } catch (error) {
      if (!signal.aborted && !isAboutAccess(error)) toasts.error(exportFailure(error));
      return false;
    } finally {
      setExporting((now) => (now?.id === id ? null : now));
    }
  };

  const cancel = async () => {
    if (!exporting) return;
    leaving.current?.abort();
    try {
      await provider.cancelExport({ exportId: exporting.id });
    } catch (error) {
      // Whoever does not ask for it any more gets no file; what is built all the same is gone in an hour.
      console.warn('cancelling an export:', error);
    }
    toasts.info('Export cancelled');
  };

  return <DeskContext value={{ exporting, progress, begin, cancel }}>{children}</DeskContext>;
};

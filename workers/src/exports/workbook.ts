import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { stream } from 'exceljs';

type Workbook = stream.xlsx.WorkbookWriter;

/** What exceljs packs with. */
interface Archive {
  unpipe(out: Writable): this;
  abort(): this;
}

/** A workbook that goes out as it is written; what cannot go out any more ends it. */
export const writeWorkbook = async (out: Writable, write: (workbook: Workbook) => Promise<void>): Promise<void> => {
  // Loaded when it is first needed: it is large, and most workers rest.
  const { default: Excel } = await import('exceljs');
  // From here on to the race nothing is waited for, or an error that comes meanwhile would be caught by nobody.
  const lost = once(out, 'error').then(([error]) => Promise.reject(error as Error));
  const workbook = new Excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  workbook.creator = 'SAE';
  try {
    // What nobody takes any more is never flushed either.
    await Promise.race([write(workbook).then(() => workbook.commit()), lost]);
  } catch (error) {
    (workbook as unknown as { zip: Archive }).zip.unpipe(out).abort();
    out.destroy();
    throw error;
  }
};

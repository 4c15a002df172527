import { buffer } from 'node:stream/consumers';
import { Refusal } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { readMenuSheet } from '@sae/domain/menu/menu-sheet.dto';
import { sheetIn } from './sheet-in.js';
import { workbookOf } from './sheet-out.js';

/*
 * A process of its own, for one sheet: its input is a menu, after a line that says how many bytes that has, and where a
 * sheet is to be read the file. What it is given to do, and what it ends with when it was given no sheet, are its arguments.
 */

const [, , does, noSheet] = process.argv;

const preview = async (file: Buffer, menu: readonly MenuItemView[]): Promise<string> => {
  const { cells, otherSheets } = await sheetIn(file);
  return JSON.stringify(readMenuSheet(cells, menu, otherSheets));
};

const run = async (input: Buffer) => {
  const begins = input.indexOf('\n') + 1;
  const ends = begins + Number(input.toString('latin1', 0, begins));
  const menu = JSON.parse(input.toString('utf8', begins, ends)) as MenuItemView[];
  try {
    process.stdout.write(does === 'read' ? await preview(input.subarray(ends), menu) : await workbookOf(menu));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stdout.write(error.message);
    process.exitCode = Number(noSheet);
  }
};

// In a bundle nothing is waited for outside of functions: what is thrown ends the process all the same.
void buffer(process.stdin).then(run);

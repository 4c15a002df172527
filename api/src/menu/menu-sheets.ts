import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { unreadableSheet } from '@sae/domain/menu';
import type { Rows } from '@sae/projections/reading';
import { listJson } from '../http/json-pieces.js';
import { Limits, tooMany, type Budget } from '../http/limits.js';
import { bounded, boundedEach } from '../kernel/bounded.js';
import { boundedProcess, NONE_OF_IT, type ProcessLimits } from '../kernel/bounded-process.js';
import { SHEET_FLAGS } from './sheet-flags.js';

/** As it is bundled, also when this file is not: a third of the time of a process that reads file by file. */
const SCRIPT = fileURLToPath(new URL('../../dist/bundled/sheet-process.js', import.meta.url));
const processOf = (does: 'read' | 'write') => [...SHEET_FLAGS, SCRIPT, does, String(NONE_OF_IT)];

/** Five thousand dishes with all they can say take a quarter of the memory and of the time. */
const LIMITS: ProcessLimits = { megabytes: 800, seconds: 12, patienceSeconds: 60 };

/** Each costs a second of a processor. */
const SHEETS: Budget = {
  name: 'menu-sheets',
  points: 100,
  seconds: 60 * 60,
  refuse: tooMany('menu-sheet/too-many', 'Too many sheets. Please try again in an hour.'),
};

/** Sheets are read and written in processes of their own, a restaurant's one after the other. */
@Injectable()
export class MenuSheets {
  private readonly inTurn = bounded({ atOnce: 1, mayWait: 20, code: 'menu-sheet/busy' });
  private readonly ofRestaurant = boundedEach({ atOnce: 1, mayWait: 9, code: 'menu-sheet/busy' });

  constructor(private readonly limits: Limits) {}

  /** What a file would make of a menu, as JSON. @throws Refusal of what is no sheet of dishes */
  async preview(restaurantId: number, menu: Rows, file: Buffer, limits = LIMITS): Promise<Buffer> {
    const { is, bytes } = await this.run(restaurantId, 'read', [...framed(menu), file], limits);
    if (is === 'tooMuch') throw unreadableSheet('There is too much in this file for a menu');
    if (is === 'none') throw unreadableSheet(bytes.toString());
    return bytes;
  }

  /** A menu as a workbook. */
  async workbook(restaurantId: number, menu: Rows): Promise<Buffer> {
    const { is, bytes } = await this.run(restaurantId, 'write', framed(menu), LIMITS);
    if (is !== 'made') throw new Error(`The process that writes a menu: ${is}`);
    return bytes;
  }

  private async run(restaurantId: number, does: 'read' | 'write', input: readonly Buffer[], limits: ProcessLimits) {
    await this.limits.consume(SHEETS, restaurantId);
    return this.ofRestaurant(restaurantId, () =>
      this.inTurn(() => boundedProcess(processOf(does), Buffer.concat(input), limits)),
    );
  }
}

/** After a line with its length. */
const framed = (menu: Rows): readonly Buffer[] => {
  const json = Buffer.concat(listJson(menu));
  return [Buffer.from(`${json.length}\n`), json];
};

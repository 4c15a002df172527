import { billLines, billOrders, billTable, remove, reopen } from './bills.js';
import { arrangeDishes, priceDishes, switchMany } from './bulk.js';
import { setHours } from './hours.js';
import { fileMonth, undoFiling } from './filing.js';
import { claim, dismiss, guestOrders, hangCode, hangCodes, review, takeCode } from './guests.js';
import type { AnyKind } from './kind.js';
import { noStation, otherStation, print, station } from './kitchen.js';
import { stageMenu, takeOverMenu, undoMenu } from './menu-imports.js';
import {
  addDish,
  changeAccount,
  changeDish,
  countPortions,
  deleteDish,
  putBackOnSale,
  restoreDish,
  sellOut,
  switchGuests,
  toggleDish,
} from './office.js';
import { addGroup, changeGroup, dropGroup } from './options.js';
import { accept, addMore, cancel, move, moveAll, note, takeOrder, takeOut } from './orders.js';
import { markAsPaid, takeBack, tender, unmark } from './payments.js';
import { beginDay, countDay, drawer, handBack } from './till.js';
import { monthEnds, pause } from './time.js';

/** All that people do in a story. */
export const KINDS = {
  ...{ takeOrder, takeOut, guestOrders, accept, addMore, cancel, note, move, moveAll },
  ...{ billTable, billOrders, billLines, reopen, remove },
  ...{ tender, takeBack, markAsPaid, unmark, claim, dismiss },
  ...{ beginDay, drawer, countDay, handBack, fileMonth, undoFiling },
  ...{ print, station, otherStation, noStation },
  ...{ hangCode, hangCodes, takeCode, review },
  ...{ addDish, changeDish, toggleDish, deleteDish, restoreDish, sellOut, putBackOnSale, countPortions },
  ...{ changeAccount, switchGuests },
  ...{ stageMenu, takeOverMenu, undoMenu },
  ...{ addGroup, changeGroup, dropGroup },
  ...{ priceDishes, switchMany, arrangeDishes, setHours },
  ...{ pause, monthEnds },
} satisfies Readonly<Record<string, AnyKind>>;

export type KindName = keyof typeof KINDS;

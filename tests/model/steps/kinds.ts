import * as bills from './bills.js';
import * as bulk from './bulk.js';
import * as filing from './filing.js';
import * as guests from './guests.js';
import * as hours from './hours.js';
import type { AnyKind } from './kind.js';
import * as kitchen from './kitchen.js';
import * as menuImports from './menu-imports.js';
import * as office from './office.js';
import * as options from './options.js';
import * as orders from './orders.js';
import * as payments from './payments.js';
import * as till from './till.js';
import * as time from './time.js';

/** All that people do in a story: whatever these files export is one of it. */
export const KINDS = {
  ...bills,
  ...bulk,
  ...filing,
  ...guests,
  ...hours,
  ...kitchen,
  ...menuImports,
  ...office,
  ...options,
  ...orders,
  ...payments,
  ...till,
  ...time,
} satisfies Readonly<Record<string, AnyKind>>;

export type KindName = keyof typeof KINDS;

import { type Command, decider, type DomainEvent, inverse, Refusal } from '../kernel/index.js';

/** `token` is what the table's QR code leads to; it dies with the table. */
export type TableAdded = DomainEvent<'TableAdded', { tableId: number; tableNo: number; token: string }>;
export type TableDeleted = DomainEvent<'TableDeleted', { tableId: number }>;

export type TablesEvent = TableAdded | TableDeleted;

export type TablesCommand =
  /** `token` comes from chance, so that nobody guesses it. */
  | (Command<'AddTable'> & { readonly tableNo: number; readonly token: string })
  /** Codes for the tables from 1 on that have none; of `tokens` those that are needed are taken. */
  | (Command<'AddTables'> & { readonly upTo: number; readonly tokens: readonly string[] })
  | (Command<'DeleteTable'> & { readonly tableId: number });

export interface Table {
  readonly tableNo: number;
  readonly token: string;
}

export interface Tables {
  readonly nextTableId: number;
  readonly tables: Readonly<Record<number, Table>>;
}

export const MAX_TABLES = 500;

/** @throws Refusal where so many more are too many */
const expectRoom = (tables: readonly Table[], more: number): void => {
  if (tables.length + more > MAX_TABLES)
    throw new Refusal('conflict', 'tables/full', `A restaurant can have at most ${MAX_TABLES} QR codes`);
};

/** The book `tables-<restaurantId>`: which tables have a QR code. */
export const tablesBook = decider<Tables, TablesCommand, TablesEvent>({
  category: 'tables',
  initial: { nextTableId: 1, tables: {} },
  on: {
    TableAdded: ({ tables }, { tableId, tableNo, token }) => ({
      nextTableId: tableId + 1,
      tables: { ...tables, [tableId]: { tableNo, token } },
    }),
    TableDeleted: (book, { tableId }) => {
      const { [tableId]: _deleted, ...tables } = book.tables;
      return { ...book, tables };
    },
  },
  when: {
    AddTable: ({ tableNo, token }, { nextTableId, tables }) => {
      const all = Object.values(tables);
      if (all.some((table) => table.tableNo === tableNo))
        throw new Refusal('conflict', 'table/taken', `Table ${tableNo} already has a QR code`);
      expectRoom(all, 1);
      return [{ type: 'TableAdded', data: { tableId: nextTableId, tableNo, token } }];
    },
    AddTables: ({ upTo, tokens }, { nextTableId, tables }) => {
      const all = Object.values(tables);
      const taken = new Set(all.map(({ tableNo }) => tableNo));
      const missing = Array.from({ length: upTo }, (_, index) => index + 1).filter((tableNo) => !taken.has(tableNo));
      expectRoom(all, missing.length);
      if (missing.length === 0)
        throw new Refusal('conflict', 'tables/taken', `Tables 1 to ${upTo} have their QR codes already`);
      return missing.map((tableNo, index) => {
        const token = tokens[index];
        if (token === undefined) throw new Error(`Table ${tableNo} got no token`);
        return { type: 'TableAdded', data: { tableId: nextTableId + index, tableNo, token } };
      });
    },
    DeleteTable: ({ tableId }, { tables }) => {
      if (!tables[tableId]) throw new Refusal('not-found', 'table/not-found', 'Table not found');
      return [{ type: 'TableDeleted', data: { tableId } }];
    },
  },
});

export const tablesCommandOf = inverse<TablesEvent, TablesCommand>({
  TableAdded: ({ tableNo, token }) => ({ type: 'AddTable', tableNo, token }),
  TableDeleted: ({ tableId }) => ({ type: 'DeleteTable', tableId }),
});

/** A table that has a code, as `GET /tables/numbers` lists it, without its picture, which weighs kilobytes. */
export interface TableNumberView {
  readonly id: number;
  readonly tableNo: number;
}

/** A table as `GET /tables` lists it. */
export interface TableView extends TableNumberView {
  /** An image as a data address. */
  readonly qrCode: string;
}

/** What generating several codes at once answers: the tables that got one. */
export interface TablesAdded {
  readonly tableNos: readonly number[];
}

export const NEEDS_UPI_ID = 'Please add UPI ID in Account settings to generate QR codes.';

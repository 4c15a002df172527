import type { TableView } from '@sae/domain/tables';
import { TableSheet } from './TableSheet.js';

const PER_PAGE = 4;

/** A quarter of an A4 page each, with lines to cut along. The page is a hair shorter than the paper: a longer one is two. */
const CSS = `
.sheets { display: grid; grid-template: repeat(2, 148mm) / repeat(2, 105mm); width: 210mm; height: 296mm; overflow: hidden;
  background: #fff; break-after: page; }
.sheets:last-child { break-after: auto; }
.sheets > div { display: grid; place-items: center; }
.sheets > div:nth-child(odd) { border-right: 0.2mm dashed #999; }
.sheets > div:nth-child(-n + 2) { border-bottom: 0.2mm dashed #999; }
`;

const pagesOf = (tables: readonly TableView[]): readonly (readonly TableView[])[] =>
  Array.from({ length: Math.ceil(tables.length / PER_PAGE) }, (_, page) =>
    tables.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );

/** What stands on many tables, four to an A4 page. */
export const TableSheets = ({ restaurantName, tables }: { restaurantName: string; tables: readonly TableView[] }) => (
  <>
    <style href="table-sheets" precedence="default">
      {CSS}
    </style>
    {pagesOf(tables).map((page) => (
      <div className="sheets" key={page[0]?.id}>
        {page.map((table) => (
          <div key={table.id}>
            <TableSheet {...table} restaurantName={restaurantName} />
          </div>
        ))}
      </div>
    ))}
  </>
);

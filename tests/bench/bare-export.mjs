/**
 * What an export is measured against: exceljs's streaming writer over the same rows, ready in memory.
 * Usage: node bare-export.mjs <rows, a JSON line a sheet> <workbook> <formats: columns or none>
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setImmediate as turn } from 'node:timers/promises';
import Excel from 'exceljs';

const [rowsFile, workbookFile, formats] = process.argv.slice(2);
const AT_ONCE = 500;

const sheets = [];
for await (const line of createInterface({ input: createReadStream(rowsFile) })) {
  const part = JSON.parse(line);
  if (part.name) sheets.push({ ...part, rows: [] });
  else sheets.at(-1).rows.push(...part);
}
for (const { columns, rows } of sheets)
  for (const row of rows)
    columns.forEach(({ kind }, index) => {
      if (kind === 'time') row[index] = new Date(row[index]);
    });

const began = performance.now();
const workbook = new Excel.stream.xlsx.WorkbookWriter({ filename: workbookFile, useStyles: formats === 'columns' });
for (const { name, columns, rows } of sheets) {
  const sheet = workbook.addWorksheet(name);
  sheet.columns = columns.map(({ title, width, numFmt }) => ({
    header: title,
    width,
    ...(formats === 'columns' && numFmt ? { style: { numFmt } } : {}),
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    for (const row of rows.slice(at, at + AT_ONCE)) sheet.addRow(row).commit();
    await turn();
  }
  sheet.commit();
}
await workbook.commit();
process.send({ ms: performance.now() - began, rows: sheets.reduce((sum, { rows }) => sum + rows.length, 0) });
process.disconnect();

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const folder = fileURLToPath(new URL('../../.cache/prints', import.meta.url));
mkdirSync(folder, { recursive: true });

const MM_PER_POINT = 25.4 / 72;

/** How many sheets a PDF has. */
export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Sizes in mm. */
export const sheetsOf = (pdf: Buffer): { width: number; height: number }[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => ({
    width: Math.round(Number(width) * MM_PER_POINT),
    height: Math.round(Number(height) * MM_PER_POINT),
  }));

/** Nobody answers the printer's dialog: what is printed stays on the page until it is printed to a file. */
export const keepPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });

type Sheet = Parameters<Page['pdf']>[0];

/** What the printer would get, as PDF, by itself of the size that the page asks for; it is kept to be looked at. */
export const printedAs = async (
  page: Page,
  name: string,
  sheet: Sheet = { preferCSSPageSize: true },
): Promise<Buffer> => {
  const pdf = await page.pdf({ ...sheet, printBackground: true });
  writeFileSync(`${folder}/${name}.pdf`, pdf);
  return pdf;
};

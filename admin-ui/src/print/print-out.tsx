import { inReadingOrder } from '@sae/domain/text';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { deviceSetting } from '../data/kept.js';

/** The rolls that printers take, in mm. */
export const PAPER_WIDTHS = [80, 58] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

/** How wide the roll is in the printer beside this device. */
export const paperWidth = deviceSetting<PaperWidth>('paperWidth', {
  read: (kept) => PAPER_WIDTHS.find((width) => String(width) === kept) ?? PAPER_WIDTHS[0],
  write: String,
});

/** Whether bills printed here carry the code by which they are paid. */
export const upiOnBill = deviceSetting<boolean>('upiOnBill', {
  read: (kept) => kept === 'yes',
  write: (isWanted) => (isWanted ? 'yes' : null),
});

const MM_PER_PX = 25.4 / 96;

/** Only the receipt is on paper. On the screen it stands out of sight, where it can be measured. */
const SHEET_CSS = `
[data-print] { position: fixed; top: 0; left: -10000px; }
@media print {
  body > :not([data-print]) { display: none !important; }
  html, body { background: #fff !important; margin: 0 !important; padding: 0 !important; min-height: 0 !important; }
  [data-print] { position: static; }
}`;

/** One page as wide as the roll and as long as the receipt, so that the printer cuts where it ends. */
const rollCss = (sheet: HTMLElement, width: PaperWidth) => {
  const height = Math.ceil(sheet.getBoundingClientRect().height * MM_PER_PX) + 2;
  return `@page { size: ${width}mm ${Math.max(height, width)}mm; margin: 0; }`;
};

/** What each kind of paper asks of the printer. A wide page may be any paper, a narrow one is a roll. */
const PAGE_CSS = {
  roll: rollCss,
  page: (sheet: HTMLElement, width: PaperWidth) => (width === 80 ? '@page { margin: 5mm; }' : rollCss(sheet, width)),
  a4: () => '@page { size: A4; margin: 0; }',
  letter: () => '@page { margin: 12mm; }',
  sheet: () => '@page { size: 80mm 130mm; margin: 0; }',
} as const;

/** A picture that is still being drawn would be missing on the paper. */
const drawn = (sheet: HTMLElement) => Promise.all(Array.from(sheet.querySelectorAll('img'), (image) => image.decode()));

/** Names and notes from before such characters were left out may hold some: paper shows them as they were written. */
const putInReadingOrder = (sheet: HTMLElement): void => {
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    node.nodeValue = inReadingOrder(node.nodeValue ?? '');
};

let discard = () => {};
let standing: Promise<void> | null = null;

/** Once nothing stands to be printed: what nobody asked for here waits for what somebody did. */
export const paperFree = async (): Promise<void> => {
  while (standing) await standing;
};

/**
 * Opens the browser's printing with nothing but this receipt. In the page itself, not in a frame: phones print the
 * page around a frame.
 */
export const printOut = (receipt: ReactElement, paper: keyof typeof PAGE_CSS): void => {
  discard();
  const sheet = document.createElement('div');
  sheet.dataset.print = paper;
  const width = paperWidth.get();
  sheet.dataset.roll = String(width);
  sheet.setAttribute('aria-hidden', 'true');
  const root = createRoot(sheet);
  const style = document.createElement('style');
  style.textContent = SHEET_CSS;
  const events = new AbortController();
  standing = new Promise((gone) => {
    discard = () => {
      events.abort();
      root.unmount();
      sheet.remove();
      style.remove();
      discard = () => {};
      standing = null;
      gone();
    };
  });

  document.head.append(style);
  document.body.append(sheet);
  flushSync(() => root.render(receipt));
  putInReadingOrder(sheet);
  style.textContent += PAGE_CSS[paper](sheet, width);

  // A phone says it has printed before it has drawn the page: there the receipt stays until the screen is touched.
  const { signal } = events;
  const isPhone = window.matchMedia?.('(pointer: coarse)').matches;
  if (!isPhone) window.addEventListener('afterprint', () => discard(), { signal });
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, () => discard(), { signal });
  if (!sheet.querySelector('img')) return window.print();
  void drawn(sheet).then(() => signal.aborted || window.print());
};

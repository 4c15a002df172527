import type { ReactNode } from 'react';

/** Receipts are black on white whatever the theme, in type that thermal printers draw well. */
const PAPER_CSS = `
.paper { box-sizing: border-box; margin: 0; padding: 12px; background: #fff; color: #000; color-scheme: light;
  font: 14px/1.4 ui-sans-serif, system-ui, "Segoe UI", Roboto, Arial, sans-serif; font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere; text-align: left; }
.paper *, .paper *::before { box-sizing: border-box; color: inherit; }
.paper h3, .paper p, .paper ul, .paper dl, .paper dd { margin: 0; padding: 0; }
.paper ul { list-style: none; }
.paper hr { border: 0; border-top: 1.5px dashed #000; margin: 8px 0; }
.paper .centre { text-align: center; }
.paper .pair { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; }
.paper .pair > :last-child { margin-left: auto; text-align: right; white-space: nowrap; }
.paper .mark { width: 0.85em; height: 0.85em; flex: none; vertical-align: -0.06em; }
.paper .second-name { display: block; }
.paper .stamp { display: inline-block; margin-top: 6px; padding: 1px 10px; border: 2px solid #000; border-radius: 4px;
  font-weight: 700; letter-spacing: 0.08em; }

.kitchen { width: 80mm; max-width: 100%; padding: 4mm; font-size: 15px; container-type: inline-size; }
.kitchen .place { font-size: 30px; font-weight: 800; line-height: 1.15; }
.kitchen .customer { font-size: 24px; font-weight: 700; line-height: 1.2; }
.kitchen .pair { align-items: baseline; }
.kitchen .pair > :last-child { margin-left: 0; }
.kitchen li { padding: 7px 0; border-top: 1px solid #000; break-inside: avoid; }
.kitchen li:first-child { border-top: 0; }
.kitchen .dish { display: grid; grid-template-columns: minmax(2.2em, auto) minmax(0, 1fr) auto; gap: 0 6px; align-items: baseline;
  font-size: 19px; font-weight: 700; line-height: 1.25; }
.kitchen .kind { font-size: 18px; letter-spacing: 0.04em; }
.kitchen.cancelled .kind { padding: 0 8px; border: 3px solid #000; border-radius: 4px; }
.kitchen.cancelled .dish > span:nth-child(2) { text-decoration: line-through 2px; }
.kitchen + .kitchen { border-top: 3px solid #000; }
.kitchen .half { border: 2px solid #000; border-radius: 4px; padding: 0 5px; font-size: 14px; }
.kitchen .chosen { margin: 3px 0 0 2.2em; font-size: 17px; font-weight: 600; line-height: 1.25; }
.kitchen .wish { margin: 3px 0 0 2.2em; padding-left: 8px; border-left: 4px solid #000; font-size: 16px;
  font-weight: 600; }

.day { width: 80mm; max-width: 100%; padding: 4mm; font-size: 13px; }
.day .name { font-size: 22px; font-weight: 800; line-height: 1.2; }
.day h3 { margin: 12px 0 2px; border-bottom: 1.5px solid #000; font-size: 14px; }
.day li { padding: 2px 0; break-inside: avoid; }
.day .sum { border-top: 1px solid #000; font-weight: 700; }
.day .small { font-size: 12px; font-weight: 400; }
.day .sign { margin-top: 40px; border-top: 1px solid #000; font-size: 12px; }

.bill { width: 400px; max-width: 100%; margin: 0 auto; padding: 20px; container-type: inline-size; }
.bill .title { font-weight: 700; letter-spacing: 0.04em; text-transform: uppercase; }
.bill .seller { font-size: 21px; font-weight: 800; line-height: 1.2; }
.bill .customer > :last-child { white-space: normal; }
.bill table { width: 100%; border-collapse: collapse; }
.bill th { font-weight: 700; border-bottom: 1px solid #000; }
.bill th, .bill td { padding: 3px 0 3px 10px; text-align: right; vertical-align: top; white-space: nowrap; }
.bill th:first-child, .bill td:first-child { padding-left: 0; text-align: left; white-space: normal; width: 99%; }
.bill tr, .bill dl { break-inside: avoid; }
.bill .grand { margin-top: 6px; padding: 6px 0; border: solid #000; border-width: 2px 0; font-size: 19px;
  font-weight: 800; }
.bill .small { font-size: 12px; }
.bill .upi { margin: 12px 0 0; break-inside: avoid; font-weight: 600; }
.bill .upi img { width: 148px; height: 148px; }
@container (max-width: 300px) {
  .bill thead { display: none; }
  .bill tr { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; padding: 2px 0; }
  .bill td:first-child { flex: 0 0 100%; width: auto; }
  .bill td { padding: 0; }
  .bill td:nth-child(2) { min-width: 3em; }
  .bill td:last-child { margin-left: auto; }
  .bill .grand { font-size: 17px; }
  .bill td:nth-child(2)::after { content: " ×"; }
}
@container (max-width: 240px) {
  .kitchen .dish { grid-template-columns: auto minmax(0, 1fr); font-size: 17px; }
  .kitchen .half { grid-column: 2; justify-self: start; }
  .bill .seller { font-size: 18px; }
  .bill .grand { font-size: 15px; }
  .bill dl, .bill table, .bill p { font-size: 12.5px; }
}
@media print { .bill { padding: 0 2px; } }
[data-roll="58"] :is(.day, .kitchen, .bill) { width: 58mm; padding: 3mm 5mm; }
[data-roll="58"] .kitchen .place { font-size: 26px; }
`;

interface PaperProps {
  readonly kind: 'day' | 'kitchen' | 'kitchen cancelled' | 'bill' | 'sheet' | 'receipt';
  readonly label: string;
  readonly children: ReactNode;
}

/** What comes out of the printer: the same on the screen and on paper. */
export const Paper = ({ kind, label, children }: PaperProps) => (
  <>
    <style href="paper" precedence="default">
      {PAPER_CSS}
    </style>
    <article className={`paper ${kind}`} aria-label={label}>
      {children}
    </article>
  </>
);

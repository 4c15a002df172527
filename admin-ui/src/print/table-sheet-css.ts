/** 80 × 130 mm, and nothing that could push it onto a second page. */
export const TABLE_SHEET_CSS = `
.sheet { width: 80mm; height: 130mm; padding: 5mm; overflow: hidden; display: flex; flex-direction: column;
  align-items: center; justify-content: space-between; text-align: center; line-height: 1.15;
  font-family: "Inter Variable", ui-sans-serif, system-ui, "Segoe UI", Roboto, Arial, sans-serif;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; break-inside: avoid; }
.sheet .name { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden;
  font-size: 19px; font-weight: 800; letter-spacing: -0.01em; text-wrap: balance; }
.sheet .name.long { font-size: 14px; }
.sheet .place { margin-top: 2.5mm; padding: 1mm 5mm; border-radius: 99px; background: #000; color: #fff;
  font-size: 17px; font-weight: 700; display: inline-block; }
.sheet .code { width: 52mm; height: 52mm; border: 0.7mm solid #000; border-radius: 4mm; overflow: hidden; }
.sheet .code img { display: block; width: 100%; height: 100%; }
.sheet ul { width: 52mm; display: grid; gap: 1.4mm; text-align: left; }
.sheet li { display: flex; align-items: center; gap: 3mm; font-size: 14px; font-weight: 600; }
.sheet li svg { width: 5mm; height: 5mm; flex: none; fill: none; stroke: #000; stroke-width: 1.9; stroke-linecap: round;
  stroke-linejoin: round; }
.sheet footer { width: 100%; padding-top: 1.6mm; border-top: 0.3mm solid #000; font-size: 10px; letter-spacing: 0.04em; }
`;

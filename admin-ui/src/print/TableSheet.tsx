import { tableName } from '@sae/domain/ordering';
import { Paper } from './Paper.js';

/** 80 × 130 mm, and nothing that could push it onto a second page. */
const CSS = `
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

/** What the code is good for, each with a picture: outlines on a field of 24. */
const OFFERS = [
  ['View Menu', 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2zM12 6.5v13'],
  ['Make Payment', 'M7 4h10M7 8.5h10M7 4h3a4.5 4.5 0 0 1 0 9H7l7.5 7.5'],
  ['Leave a Google Review', 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z'],
  ['Share Your Opinion', 'M4 5h16v11H11l-4.5 4v-4H4zM8 9h8M8 12.5h5'],
] as const;

/** What does not fit on two lines of the large type. */
const LONG_NAME = 36;

const Offer = ({ text, outline }: { text: string; outline: string }) => (
  <li>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} />
    </svg>
    {text}
  </li>
);

/** What stands on a table: whose it is, its code, and what the code is good for. */
export const TableSheet = ({
  restaurantName,
  tableNo,
  qrCode,
}: {
  restaurantName: string;
  tableNo: number;
  qrCode: string;
}) => (
  <Paper kind="sheet" label={`QR code of ${tableName(tableNo)}`}>
    <style href="table-sheet" precedence="default">
      {CSS}
    </style>
    <header>
      <h3 className={restaurantName.length > LONG_NAME ? 'name long' : 'name'}>
        {restaurantName || 'Unnamed Restaurant'}
      </h3>
      <p className="place">{tableName(tableNo)}</p>
    </header>
    <div className="code">
      <img src={qrCode} alt="" />
    </div>
    <ul>
      {OFFERS.map(([text, outline]) => (
        <Offer key={text} text={text} outline={outline} />
      ))}
    </ul>
    <footer>Powered by SAE</footer>
  </Paper>
);

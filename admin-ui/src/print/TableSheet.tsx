import { tableName } from '@sae/domain/ordering';
import { Paper } from './Paper.js';
import { TABLE_SHEET_CSS } from './table-sheet-css.js';

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
      {TABLE_SHEET_CSS}
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

import { VegMark } from '../../print/VegMark.js';
import { useWords } from '../words/language.js';

/** Outlines on a field of 24; the four of the table's sheet first. */
const OUTLINES = {
  menu: 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2zM12 6.5v13',
  pay: 'M7 4h10M7 8.5h10M7 4h3a4.5 4.5 0 0 1 0 9H7l7.5 7.5',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  opinion: 'M4 5h16v11H11l-4.5 4v-4H4zM8 9h8M8 12.5h5',
  forth: 'M9.5 5.5 16 12l-6.5 6.5',
  back: 'M20 12H4.5m6-6.5L4 12l6.5 6.5',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20 20',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  check: 'M5 12.5 10 17.5 19.5 7',
  basket: 'M4 9.5h16l-1.6 9.5H5.6zM8 9.5 11 4M16 9.5 13 4',
  note: 'M4.5 19.5h4L19 9l-4-4L4.5 15.5zM13 7l4 4',
  bin: 'M5 7h14M10 4h4M6.5 7l1 12.5h9l1-12.5M10.5 11v5M13.5 11v5',
  alert: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.2',
  outside: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8.5 8.5',
  copy: 'M9 8.5h11V20H9zM15 5.5V4H4v11.5h2',
  pot: 'M4 11h16v4a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM2 13h2M20 13h2M9 4v3M12 3v4M15 4v3',
  receipt: 'M6 3.5 8 5l2-1.5L12 5l2-1.5L16 5l2-1.5v17L16 19l-2 1.5L12 19l-2 1.5L8 19l-2 1.5zM9.5 9.5h5M9.5 13.5h5',
  sent: 'M4 12 20.5 4 15 20.5l-3.5-6.5zM11.5 14l9-10',
} as const;
export type IconName = keyof typeof OUTLINES;

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={OUTLINES[name]} />
  </svg>
);

export const Veg = ({ isVeg }: { isVeg: boolean }) => {
  const words = useWords();
  return (
    <span className={isVeg ? 'veg' : 'veg non'}>
      <VegMark isVeg={isVeg} label={isVeg ? words.veg : words.nonVeg} />
    </span>
  );
};

import { formatRupees } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { useState } from 'react';
import { useMay } from '../auth/user.js';
import { serverMessagesOr } from '../data/api-error.js';
import { useVerb } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import { rupeesIn } from './menu-prices.js';

const NAMES = { price: 'Full price', halfPrice: 'Half price' } as const;

interface PriceCellProps {
  readonly item: MenuItemView;
  readonly of: keyof typeof NAMES;
}

/**
 * A price in the table, edited where it stands: pressed, it can be typed over, and Enter saves it. react-admin's
 * InPlaceEditor opens by a click alone, and sends the whole item as it was read.
 */
export const PriceCell = ({ item, of }: PriceCellProps) => {
  const maySet = useMay('SetDishPrices');
  const [typed, setTyped] = useState<string | null>(null);
  /** By a key: whoever works with keys goes on where they were. */
  const [isLeft, setLeft] = useState(false);
  const toasts = useToasts();
  const setPrices = useVerb('setPrices', {
    success: `${item.name}: price changed`,
    failure: serverMessagesOr('Failed to change the price'),
  });
  const price = item[of];
  if (price === null) return '-';
  if (!maySet) return formatRupees(price);
  const name = `${NAMES[of]} of ${item.name}`;
  if (typed === null)
    return (
      <button
        type="button"
        className="price"
        aria-description={name}
        autoFocus={isLeft}
        onClick={() => setTyped(String(price))}
      >
        {formatRupees(price)}
      </button>
    );
  const save = () => {
    setTyped(null);
    const wanted = rupeesIn(typed);
    if (wanted === null) return toasts.invalid([`${NAMES[of]} must be a positive number greater than 0`]);
    const { id, price: full, halfPrice } = item;
    if (wanted !== price) void setPrices.run({ prices: [{ id, price: full, halfPrice, [of]: wanted }] });
  };
  return (
    <input
      className="price"
      aria-label={name}
      inputMode="decimal"
      autoComplete="off"
      autoFocus
      value={typed}
      onFocus={({ target }) => {
        setLeft(false);
        target.select();
      }}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={(press) => {
        if (press.key !== 'Enter' && press.key !== 'Escape') return;
        // Else it presses the button that comes in the field's place.
        press.preventDefault();
        setLeft(true);
        if (press.key === 'Enter') press.currentTarget.blur();
        else setTyped(null);
      }}
    />
  );
};

import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import type { Portion } from '@sae/domain/billing';
import { memo } from 'react';
import { Veg } from '../orders/OrderItems.js';
import { priceOf } from '../ordering/order-lines.js';
import { Stepper } from '../ordering/Stepper.js';

export interface Picking {
  readonly onAdd: (item: MenuItemView, portion: Portion) => void;
  readonly onTake: (item: MenuItemView, portion: Portion) => void;
}

interface MenuRowProps extends Picking {
  readonly item: MenuItemView;
  readonly full: number;
  readonly half: number;
}

const LABELS = { full: 'Add Full', half: 'Add Half' } as const;

/** An item of the menu with what can be added of it. Drawn again only when its own numbers change. */
export const MenuRow = memo(({ item, full, half, onAdd, onTake }: MenuRowProps) => {
  const quantities = { full, half };
  return (
    <TableRow data-chosen={full + half > 0}>
      <TableCell role="cell" className="column-dish">
        <Typography component="span" sx={{ fontWeight: 600, opacity: item.isEnabled ? 1 : 0.6 }}>
          <Veg isVeg={item.isVeg} /> {item.name}
        </Typography>
        {item.description && (
          <Typography className="about" variant="body2" color="text.secondary">
            {item.description}
          </Typography>
        )}
      </TableCell>
      {(['full', 'half'] as const).map((portion) => {
        const price = priceOf(item, portion);
        return (
          <TableCell key={portion} role="cell" className={`column-${portion}`}>
            {price !== null && (
              <>
                <span className="price">{formatRupees(price)}</span>
                {item.isEnabled ? (
                  <Stepper
                    name={`${item.name}, ${portion}`}
                    addLabel={LABELS[portion]}
                    quantity={quantities[portion]}
                    onPlus={() => onAdd(item, portion)}
                    onMinus={() => onTake(item, portion)}
                  />
                ) : (
                  <Button
                    aria-disabled
                    aria-description={item.name}
                    color="inherit"
                    sx={{ minWidth: 124, color: 'text.secondary' }}
                    onClick={() => onAdd(item, portion)}
                  >
                    Unavailable
                  </Button>
                )}
              </>
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
});
MenuRow.displayName = 'MenuRow';

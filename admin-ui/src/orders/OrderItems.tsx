import SoldOutIcon from '@mui/icons-material/Block';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { optionsText, type OrderItemView } from '@sae/domain/ordering';
import { VegMark } from '../print/VegMark.js';
import { vegColor } from '../theme/palette.js';

/** The veg mark in its colours: green for veg, brown for non-veg. */
export const Veg = ({ isVeg }: { isVeg: boolean }) => (
  <Box
    component="span"
    sx={({ palette }) => ({
      color: vegColor(isVeg, palette.mode),
      '& svg': { width: '0.9em', height: '0.9em', verticalAlign: '-0.08em' },
    })}
  >
    <VegMark isVeg={isVeg} />
  </Box>
);

/** A long name goes on under its first word, beside the veg mark. */
const HANGING = { pl: '1.2em', textIndent: '-1.2em', '& > *': { textIndent: 0 } } as const;

const Item = ({ item: { name, isVeg, quantity, portion, options, specialInstructions } }: { item: OrderItemView }) => (
  <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', ...HANGING }}>
    <Veg isVeg={isVeg} />{' '}
    <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {quantity} ×
    </Box>{' '}
    {name}
    {portion === 'half' && ' (Half)'}
    {options && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{optionsText({ options })}</Box>}
    {specialInstructions && (
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontStyle: 'italic' }}>{specialInstructions}</Box>
    )}
  </Box>
);

interface OrderItemsProps {
  readonly items: readonly OrderItemView[];
  /** Says of a dish that none is left; where nobody can say so, it has no button. */
  readonly onSoldOut?: ((item: OrderItemView) => void) | undefined;
}

/** What was ordered, a line each. */
export const OrderItems = ({ items, onSoldOut }: OrderItemsProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: onSoldOut ? 1.5 : 0.5 }}>
    {items.map((item, index) => (
      <Box component="li" key={index} sx={{ display: 'flex', alignItems: 'start', columnGap: 1 }}>
        <Item item={item} />
        {onSoldOut && (
          <IconButton
            aria-label="Sold out"
            title="Sold out"
            aria-description={item.name}
            onClick={() => onSoldOut(item)}
            sx={{ flex: 'none', minWidth: 36, minHeight: 36, p: 0, my: -0.75, color: 'text.secondary' }}
          >
            <SoldOutIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
    ))}
  </Box>
);

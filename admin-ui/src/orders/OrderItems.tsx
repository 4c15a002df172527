import Box from '@mui/material/Box';
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

/** What was ordered, a line each. */
export const OrderItems = ({ items }: { items: readonly OrderItemView[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
    {items.map(({ name, isVeg, quantity, portion, options, specialInstructions }, index) => (
      <Box component="li" key={index} sx={{ overflowWrap: 'anywhere', ...HANGING }}>
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
    ))}
  </Box>
);

import Box from '@mui/material/Box';
import type { OrderItemView } from '@sae/domain/ordering';
import { Veg } from './Veg.js';

/** What was ordered, a line each. */
export const OrderItems = ({ items }: { items: readonly OrderItemView[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
    {items.map(({ name, isVeg, quantity, portion, specialInstructions }, index) => (
      <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
        <Veg isVeg={isVeg} />{' '}
        <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {quantity} ×
        </Box>{' '}
        {name}
        {portion === 'half' && ' (Half)'}
        {specialInstructions && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontStyle: 'italic', pl: 2.75 }}>
            {specialInstructions}
          </Box>
        )}
      </Box>
    ))}
  </Box>
);

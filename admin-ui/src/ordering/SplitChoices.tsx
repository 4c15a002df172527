import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import { linesText, type OrderView } from '@sae/domain/ordering';
import { together } from '../orders/changed-lines.js';
import { OrderItems } from '../orders/OrderItems.js';
import { linesOf, SHARES, type SplitChoice } from './split-bill.js';
import { Stepper } from './Stepper.js';

export interface ChoiceProps {
  readonly orders: readonly OrderView[];
  readonly choice: SplitChoice;
  readonly onChange: (changes: Partial<SplitChoice>) => void;
}

const rows = { listStyle: 'none', m: 0, p: 0, '& > li': { borderBottom: 1, borderColor: 'divider' } } as const;
const amount = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const ByDishes = ({ orders, choice: { taken }, onChange }: ChoiceProps) => (
  <Box component="ul" aria-label="Dishes" sx={rows}>
    {linesOf(orders).map(({ key, orderId, item }) => {
      const quantity = Math.min(taken[key] ?? 0, item.quantity);
      const take = (more: number) => onChange({ taken: { ...taken, [key]: quantity + more } });
      return (
        <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <OrderItems items={[item]} />
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', pl: '1.2em', ...amount }}>
              {formatRupees(item.price)} each · #{orderId}
            </Box>
          </Box>
          <Stepper
            name={`${item.name}, order #${orderId}`}
            addLabel="Take"
            quantity={quantity}
            most={item.quantity}
            onPlus={() => take(1)}
            onMinus={() => take(-1)}
          />
        </Box>
      );
    })}
  </Box>
);

export const ByOrders = ({ orders, choice: { orderIds }, onChange }: ChoiceProps) => (
  <Box component="ul" aria-label="Orders" sx={rows}>
    {orders.map(({ id, items, total }) => {
      const isChosen = orderIds.includes(id);
      const others = orderIds.filter((other) => other !== id);
      return (
        <Box component="li" key={id}>
          <FormControlLabel
            control={<Checkbox checked={isChosen} slotProps={{ input: { 'aria-label': `Order #${id}` } }} />}
            onChange={() => onChange({ orderIds: isChosen ? others : [...others, id] })}
            disableTypography
            sx={{ display: 'flex', mr: 0, py: 1 }}
            label={
              <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'flex', gap: 1 }}>
                <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <strong>#{id}</strong> {linesText(together(items))}
                </Box>
                <Box component="span" sx={amount}>
                  {formatRupees(total)}
                </Box>
              </Box>
            }
          />
        </Box>
      );
    })}
  </Box>
);

export const ByShares = ({ choice: { shares }, onChange, text }: Omit<ChoiceProps, 'orders'> & { text: string }) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 3, textAlign: 'center' }}>
    <Stepper
      name="Guests who share"
      addLabel="Share"
      quantity={shares}
      most={SHARES.most}
      onPlus={() => onChange({ shares: shares + 1 })}
      onMinus={() => onChange({ shares: Math.max(SHARES.least, shares - 1) })}
    />
    <Typography variant="h3" component="p" role="status">
      {text}
    </Typography>
    <Typography color="text.secondary">One bill; the payment is asked share by share.</Typography>
  </Box>
);

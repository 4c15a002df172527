import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { calledKind, isNewCallNumber, type Customer } from '@sae/domain/billing';
import { customerProblems } from './order-request.js';
import { hasKeyboard } from './useTakeOrderKeys.js';

export interface CustomerFieldsProps {
  readonly tableNo: number;
  readonly customer: Required<Customer>;
  /** Was it told that something is missing? */
  readonly isWanting: boolean;
  readonly onChange: (change: Partial<Customer>) => void;
}

/** Whose the order is that goes out: for a takeaway nothing must be said, for a delivery where it goes. */
export const CustomerFields = ({ tableNo, customer, isWanting, onChange }: CustomerFieldsProps) => {
  if (!isNewCallNumber(tableNo)) return null;
  const problems = customerProblems(tableNo, customer);
  const field = (name: keyof Customer, label: string, maxLength: number) => ({
    ...{ label, size: 'small' as const, autoComplete: 'off', value: customer[name] },
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    // What is missing is told when the order is sent.
    ...((isWanting || customer[name] !== '') && { error: name in problems, helperText: problems[name] }),
    slotProps: { htmlInput: { maxLength } },
  });
  const kind = calledKind(tableNo);
  return (
    <Box
      role="group"
      aria-label="Customer"
      sx={{ display: 'grid', gap: 1.5, pt: 0.5, pb: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
    >
      <TextField key={kind} autoFocus={hasKeyboard()} {...field('name', 'Name', 100)} />
      <TextField type="tel" {...field('phone', 'Phone', 15)} />
      {kind === 'delivery' && (
        <TextField required multiline maxRows={3} sx={{ gridColumn: '1 / -1' }} {...field('address', 'Address', 300)} />
      )}
    </Box>
  );
};

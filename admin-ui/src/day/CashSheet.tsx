import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { MoveCashRequest } from '@sae/domain/ordering/day.dto';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { useState, type FormEvent } from 'react';
import { useApprovalHere } from '../till/useApproval.js';
import { NO_REASON, ReasonField } from '../ui/ReasonField.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { useToasts } from '../ui/toasts.js';
import { useCash } from './useDay.js';

export type Direction = MoveCashRequest['direction'];

export const DIRECTIONS: Readonly<Record<Direction, string>> = { in: 'Cash In', out: 'Cash Out' };

const USUAL: Readonly<Record<Direction, readonly string[]>> = {
  in: ['Change', 'From the owner'],
  out: ['Vegetables', 'Supplier', 'Tips paid out', 'To the bank'],
};

interface CashFormProps {
  readonly direction: Direction;
  readonly onDone: () => void;
}

const CashForm = ({ direction, onDone }: CashFormProps) => {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const toasts = useToasts();
  const { run, isRunning } = useCash();
  const approval = useApprovalHere('cash', direction === 'out');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const isGiven = approval.isGiven();
    if (!reason.trim()) return setMissing(true);
    if (!isGiven) return;
    const move = { direction, amount: Number(amount), reason };
    const wrong = validateSync(plainToInstance(MoveCashRequest, move), { stopAtFirstError: true }).flatMap(
      ({ constraints = {} }) => Object.values(constraints).slice(0, 1),
    );
    toasts.invalid(wrong);
    if (wrong.length === 0 && (await run(move, approval.proof))) onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <DialogTitle>{DIRECTIONS[direction]}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <TextField
            autoFocus
            required
            label="Amount (₹)"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <ReasonField
            reason={reason}
            usual={USUAL[direction]}
            hint="Stands on the day’s sheet."
            problem={isMissing ? NO_REASON : undefined}
            onChange={(text) => {
              setReason(text);
              setMissing(false);
            }}
          />
          {approval.fields}
        </Box>
      </DialogContent>
      <SheetActions>
        <Button color="inherit" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" aria-busy={isRunning()}>
          {DIRECTIONS[direction]}
        </Button>
      </SheetActions>
    </form>
  );
};

/** Cash into the drawer or out of it, with a reason. */
export const CashSheet = ({ direction, onDone }: { direction: Direction | null; onDone: () => void }) => (
  <Sheet open={direction !== null} onClose={onDone} aria-label={direction ? DIRECTIONS[direction] : 'Cash'}>
    {direction && <CashForm direction={direction} onDone={onDone} />}
  </Sheet>
);

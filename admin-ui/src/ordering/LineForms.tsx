import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { lineText, type OrderItemView } from '@sae/domain/ordering';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { Proof } from '../data/proofs.js';
import { useApprovalHere } from '../till/useApproval.js';
import { KEPT_WITH_ORDER, USUAL_REASONS } from '../orders/actions/questions.js';
import { NO_REASON, ReasonField } from '../ui/ReasonField.js';
import { Stepper } from './Stepper.js';

/** As long a text as the API takes. */
const MOST = 200;

const Form = ({ label, onSubmit, children }: { label: string; onSubmit: () => void; children: ReactNode }) => (
  <Box
    component="form"
    aria-label={label}
    noValidate
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      onSubmit();
    }}
    sx={{ display: 'grid', gap: 1.5, mt: 1, p: 1.5, borderRadius: 2, bgcolor: 'action.hover' }}
  >
    {children}
  </Box>
);

/** How many of a line are cancelled, and why: told with a tap, or in words. */
export const CancelForm = ({
  item,
  isTold,
  isRunning,
  onCancel,
}: {
  item: OrderItemView;
  /** Was the kitchen told of it? */
  isTold: boolean;
  isRunning: boolean;
  onCancel: (quantity: number, reason: string, proof: Proof | null) => void;
}) => {
  const [chosen, choose] = useState(1);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const say = (text: string) => {
    setReason(text);
    setMissing(false);
  };
  const quantity = Math.min(chosen, item.quantity);
  const approval = useApprovalHere('cancel', isTold);
  const send = () => {
    const isReasonMissing = !reason.trim();
    setMissing(isReasonMissing);
    if (approval.isGiven() && !isReasonMissing) onCancel(quantity, reason.trim(), approval.proof);
  };
  return (
    <Form label={`Cancel ${item.name}`} onSubmit={send}>
      {item.quantity > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Stepper
            name="How many"
            addLabel="1"
            quantity={quantity}
            most={item.quantity}
            onPlus={() => choose(quantity + 1)}
            onMinus={() => choose(Math.max(1, quantity - 1))}
          />
          <span>of {item.quantity}</span>
        </Box>
      )}
      <ReasonField
        reason={reason}
        usual={USUAL_REASONS}
        hint={KEPT_WITH_ORDER}
        problem={isMissing ? NO_REASON : undefined}
        onChange={say}
      />
      {approval.fields}
      <Button type="submit" variant="contained" color="error" disabled={isRunning} sx={{ whiteSpace: 'normal' }}>
        Cancel {lineText({ ...item, quantity })}
      </Button>
    </Form>
  );
};

/** What the kitchen is told of a line. */
export const NoteForm = ({
  item,
  isRunning,
  onSave,
}: {
  item: OrderItemView;
  isRunning: boolean;
  onSave: (note: string) => void;
}) => {
  const [note, setNote] = useState(item.specialInstructions ?? '');
  return (
    <Form label={`Note of ${item.name}`} onSubmit={() => onSave(note)}>
      <TextField
        autoFocus
        label="Note for the kitchen"
        placeholder="Less spicy, no onion …"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: MOST } }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={isRunning || note.trim() === (item.specialInstructions ?? '')}
        sx={{ justifySelf: 'start' }}
      >
        Save note
      </Button>
    </Form>
  );
};

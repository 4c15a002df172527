import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useCallback, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ConfirmContext, type Ask, type Question, type Yes } from './confirm.js';

/** As long a reason as the API takes. */
const MOST = 200;

interface OpenQuestion {
  readonly number: number;
  readonly question: Question;
  readonly answer: (yes: Yes | null) => void;
}

export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const [open, setOpen] = useState(false);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const reason = useRef<HTMLInputElement>(null);
  const id = useId();

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setAsked((before) => ({ number: (before?.number ?? 0) + 1, question, answer }));
        setReasonMissing(false);
        setOpen(true);
      }),
    [],
  );
  const close = (yes: Yes | null) => {
    setOpen(false);
    asked?.answer(yes);
  };
  const { title, text, action, danger, reason: why } = asked?.question ?? {};
  const accept = (event: FormEvent) => {
    event.preventDefault();
    if (!why) return close({});
    const given = reason.current?.value.trim();
    if (given) return close({ reason: given });
    setReasonMissing(true);
    reason.current?.focus();
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog
        open={open}
        onClose={() => close(null)}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={text ? `${id}-text` : undefined}
        maxWidth="xs"
        fullWidth
      >
        {/* Asked again while the dialog is still going away, it begins anew: no reason is taken over from another order. */}
        <form key={asked?.number} onSubmit={accept} noValidate>
          <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
          {(text ?? why) && (
            <DialogContent>
              {text && <DialogContentText id={`${id}-text`}>{text}</DialogContentText>}
              {why && (
                <TextField
                  autoFocus
                  required
                  label="Reason"
                  inputRef={reason}
                  error={isReasonMissing}
                  helperText={isReasonMissing ? 'Please give a reason' : why}
                  onChange={() => setReasonMissing(false)}
                  slotProps={{ htmlInput: { maxLength: MOST } }}
                  sx={{ mt: 2.5 }}
                />
              )}
            </DialogContent>
          )}
          <DialogActions>
            <Button autoFocus={!why} color="inherit" onClick={() => close(null)}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'}>
              {action}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </ConfirmContext>
  );
};

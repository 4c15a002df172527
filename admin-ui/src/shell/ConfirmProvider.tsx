import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { ConfirmContext, type Ask, type Question } from './confirm.js';

interface Asked {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setAsked({ question, answer });
        setOpen(true);
      }),
    [],
  );
  const close = (yes: boolean) => {
    setOpen(false);
    asked?.answer(yes);
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog
        open={open}
        onClose={() => close(false)}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={asked?.question.text ? `${id}-text` : undefined}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id={`${id}-title`}>{asked?.question.title}</DialogTitle>
        {asked?.question.text && (
          <DialogContent>
            <DialogContentText id={`${id}-text`}>{asked.question.text}</DialogContentText>
          </DialogContent>
        )}
        <DialogActions>
          <Button autoFocus color="inherit" onClick={() => close(false)}>
            Cancel
          </Button>
          <Button variant="contained" color={asked?.question.danger ? 'error' : 'primary'} onClick={() => close(true)}>
            {asked?.question.action}
          </Button>
        </DialogActions>
      </Dialog>
    </ConfirmContext>
  );
};

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Proof } from '../data/proofs.js';
import { ConfirmContext, type Ask, type Question, type Yes } from './confirm.js';
import { NO_REASON, ReasonField } from './ReasonField.js';

interface OpenQuestion {
  readonly number: number;
  readonly question: Question;
  readonly answer: (yes: Yes | null) => void;
}

const QuestionForm = ({
  question: { title, text, action, danger, reason: why, usualReasons, approval: Approval },
  id,
  onAnswer,
}: {
  question: Question;
  id: string;
  onAnswer: (yes: Yes | null) => void;
}) => {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [proof, setProof] = useState<Proof | null>(null);
  const [isUnproven, setUnproven] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // A keyboard that comes up by itself would cover the reasons to be tapped.
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const accept = (event: FormEvent) => {
    event.preventDefault();
    const isReasonMissing = why !== undefined && !reason.trim();
    setMissing(isReasonMissing);
    setUnproven(Approval !== undefined && !proof);
    if (isReasonMissing) return field.current?.focus();
    if (Approval && !proof) return;
    onAnswer({ ...(why ? { reason: reason.trim() } : {}), ...(proof ? { proof } : {}) });
  };
  return (
    <form onSubmit={accept} noValidate>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {(text ?? why ?? Approval) && (
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          {text && <DialogContentText id={`${id}-text`}>{text}</DialogContentText>}
          {why && (
            <ReasonField
              autoFocus={!(isTouched && usualReasons)}
              reason={reason}
              usual={usualReasons}
              hint={why}
              problem={isMissing ? NO_REASON : undefined}
              inputRef={field}
              onChange={(given) => {
                setReason(given);
                setMissing(false);
              }}
            />
          )}
          {Approval && <Approval onProof={setProof} isMissing={isUnproven} />}
        </DialogContent>
      )}
      <DialogActions>
        <Button autoFocus={!why} color="inherit" onClick={() => onAnswer(null)}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
};

export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setAsked((before) => ({ number: (before?.number ?? 0) + 1, question, answer }));
        setOpen(true);
      }),
    [],
  );
  const close = (yes: Yes | null) => {
    setOpen(false);
    asked?.answer(yes);
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog
        open={open}
        onClose={() => close(null)}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={asked?.question.text ? `${id}-text` : undefined}
        maxWidth="xs"
        fullWidth
      >
        {/* Asked again while the dialog is still going away, it begins anew: no reason is taken over from another order. */}
        {asked && <QuestionForm key={asked.number} question={asked.question} id={id} onAnswer={close} />}
      </Dialog>
    </ConfirmContext>
  );
};

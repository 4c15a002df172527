import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { PersonName } from '@sae/domain/people';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { answerProofs, proofOf, type Proof, type ProofQuestion } from '../data/proofs.js';
import { NameTiles } from './NameTiles.js';
import { PinPad } from './PinPad.js';
import { canApprove } from './useApproval.js';
import { useDoor } from './useDoor.js';

interface Asked extends ProofQuestion {
  readonly answer: (proof: Proof | null) => void;
}

interface AskedProps {
  readonly asked: Asked;
  readonly titleId: string;
}

const Approvers = ({ asked: { what, problem, answer }, titleId }: AskedProps) => {
  const { door, failure } = useDoor();
  const managers = door?.people.filter(canApprove) ?? [];
  const [chosen, setChosen] = useState<PersonName | null>(null);
  const only = managers.length === 1 ? managers[0] : undefined;
  const who = chosen ?? only ?? null;
  return (
    <>
      <DialogTitle id={titleId}>{who ? `${who.name}’s approval` : 'A manager’s approval'}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{what}</DialogContentText>
        {who && (
          <PinPad action="OK" problem={problem} isBusy={false} onPin={(pin) => answer(proofOf.approval(who.id, pin))} />
        )}
        {!who && managers.length > 0 && <NameTiles people={managers} onChoose={setChosen} />}
        {!who && door && managers.length === 0 && (
          <DialogContentText>No manager has a PIN. The owner sets one under People.</DialogContentText>
        )}
        {!door && failure && <DialogContentText>{failure}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        {chosen && managers.length > 1 && <Button onClick={() => setChosen(null)}>Somebody else</Button>}
        <Button color="inherit" onClick={() => answer(null)}>
          Cancel
        </Button>
      </DialogActions>
    </>
  );
};

/** One's own PIN again. */
const OwnPin = ({ asked: { what, problem, answer }, titleId }: AskedProps) => (
  <>
    <DialogTitle id={titleId}>Is it you?</DialogTitle>
    <DialogContent sx={{ display: 'grid', gap: 2 }}>
      <DialogContentText>{what}</DialogContentText>
      <PinPad action="OK" problem={problem} isBusy={false} onPin={(pin) => answer(proofOf.pin(pin))} />
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={() => answer(null)}>
        Cancel
      </Button>
    </DialogActions>
  </>
);

const TYPED = {
  password: { label: 'Current password', type: 'password', autoComplete: 'current-password', inputMode: undefined },
  secondFactor: { label: 'Code', type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' },
} as const;

/** One's password again, or the code of one's authenticator app. */
const Typed = ({ asked, titleId, kind }: AskedProps & { kind: keyof typeof TYPED }) => {
  const { what, problem, answer } = asked;
  const [typed, setTyped] = useState('');
  const { label, type, autoComplete, inputMode } = TYPED[kind];
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed === '') return;
    setTyped('');
    answer(proofOf[kind](typed));
  };
  return (
    <form onSubmit={send} noValidate>
      <DialogTitle id={titleId}>Is it you?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{what}</DialogContentText>
        <TextField
          label={label}
          type={type}
          value={typed}
          autoFocus
          error={problem !== undefined}
          helperText={problem ?? (kind === 'secondFactor' ? 'Or one of your recovery codes' : undefined)}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { autoComplete, inputMode } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => answer(null)}>
          Cancel
        </Button>
        <Button type="submit" variant="contained">
          OK
        </Button>
      </DialogActions>
    </form>
  );
};

const Asking = (props: AskedProps) => {
  const { kind } = props.asked;
  if (kind === 'approval') return <Approvers {...props} />;
  return kind === 'pin' ? <OwnPin {...props} /> : <Typed {...props} kind={kind} />;
};

/** Asks for what the one call wants to be shown, a manager's word or one's own; nothing of it is kept. */
export const ProofDialog = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  useEffect(
    () =>
      answerProofs(
        (question) =>
          new Promise((resolve) => {
            setOpen(true);
            setAsked({
              ...question,
              answer: (proof) => {
                setOpen(false);
                resolve(proof);
              },
            });
          }),
      ),
    [],
  );
  return (
    <Dialog open={isOpen} onClose={() => asked?.answer(null)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      {asked && <Asking asked={asked} titleId={titleId} />}
    </Dialog>
  );
};

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { PersonName } from '@sae/domain/people';
import { useEffect, useId, useState } from 'react';
import { answerApprovals, type Approval, type ApprovalQuestion } from '../data/approval.js';
import { NameTiles } from './NameTiles.js';
import { PinPad } from './PinPad.js';
import { useDoor } from './useDoor.js';

interface Asked extends ApprovalQuestion {
  readonly answer: (approval: Approval | null) => void;
}

const canApprove = ({ role }: PersonName): boolean => role === 'owner' || role === 'manager';

const Approvers = ({ asked: { what, problem, answer }, titleId }: { asked: Asked; titleId: string }) => {
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
          <PinPad action="OK" problem={problem} isBusy={false} onPin={(pin) => answer({ approver: who.id, pin })} />
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

/** Asks a manager who stands beside for the one call that wants it; no approval is kept. */
export const ApprovalDialog = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  useEffect(
    () =>
      answerApprovals(
        (question) =>
          new Promise((resolve) => {
            setOpen(true);
            setAsked({
              ...question,
              answer: (approval) => {
                setOpen(false);
                resolve(approval);
              },
            });
          }),
      ),
    [],
  );
  return (
    <Dialog open={isOpen} onClose={() => asked?.answer(null)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      {asked && <Approvers asked={asked} titleId={titleId} />}
    </Dialog>
  );
};

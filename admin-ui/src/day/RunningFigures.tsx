import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { formatRupees } from '@sae/domain/kernel';
import type { DayView, ToGiveBackView } from '@sae/domain/ordering';
import { useId, useRef, useState } from 'react';
import { GivenBackBy } from '../payments/GivenBackBy.js';
import { useGivingBack } from '../payments/useGivingBack.js';
import { DayFigures } from './DayFigures.js';
import { owedFor, owedSince } from './owed-texts.js';

interface GivingBackProps {
  readonly owed: ToGiveBackView;
  readonly id: string;
  /** With whether it was given. */
  readonly onDone: (isGiven: boolean) => void;
}

const GivingBack = ({ owed, id, onDone }: GivingBackProps) => {
  const { giveBack, isRunning } = useGivingBack();
  return (
    <>
      <DialogTitle id={id}>Give back {formatRupees(owed.amount)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          {owedFor(owed)}
          <br />
          {owedSince(owed)}
        </DialogContentText>
        <GivenBackBy
          isBusy={isRunning()}
          onChoose={(kind) => void giveBack(owed.backId, kind).then((isGiven) => isGiven && onDone(true))}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onDone(false)}>
          Cancel
        </Button>
      </DialogActions>
    </>
  );
};

/** The running day's sheet, on which is said what is given back; who was faster closes the question. */
export const RunningFigures = ({ day }: { day: DayView }) => {
  const [chosen, choose] = useState<number | null>(null);
  const figures = useRef<HTMLDivElement>(null);
  const isGiven = useRef(false);
  const id = useId();
  const owed = day.toGiveBack.listed.find(({ backId }) => backId === chosen);
  const done = (wasGiven: boolean) => {
    isGiven.current = wasGiven;
    choose(null);
  };
  // The row at which the keyboard was goes away.
  const goOn = () => {
    if (isGiven.current || document.activeElement === document.body) figures.current?.focus({ preventScroll: true });
    isGiven.current = false;
  };
  return (
    <Box ref={figures} role="group" aria-label={`Sheet of day ${day.id}`} tabIndex={-1} sx={{ outline: 'none' }}>
      <DayFigures day={day} onGiven={({ backId }) => choose(backId)} />
      <Dialog
        open={owed !== undefined}
        onClose={() => done(false)}
        aria-labelledby={id}
        maxWidth="xs"
        fullWidth
        slotProps={{ transition: { onExited: goOn } }}
      >
        {owed && <GivingBack owed={owed} id={id} onDone={done} />}
      </Dialog>
    </Box>
  );
};

import FiledIcon from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { monthName } from '@sae/domain/kernel';
import type { TaxMonth } from '@sae/domain/ordering';
import { useId, useState } from 'react';
import { serverMessageOr } from '../data/api-error.js';
import { TAX_MONTHS } from '../orders/actions/filed-months.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListState } from '../ui/ListState.js';
import { useQuestion, useVerb } from '../ui/provider.js';

const FAILURE = 'Failed to change what was filed';

const MonthRow = ({ month, isFiled }: TaxMonth) => {
  const name = monthName(month);
  const filing = useVerb('fileMonth', {
    confirm: {
      title: `Mark ${name} as filed?`,
      text: `Its bills stay as the tax office was told: none is brought back, and what is cancelled is taken back by a credit note.`,
      action: 'Mark as Filed',
    },
    success: `${name} is marked as filed`,
    failure: serverMessageOr(FAILURE),
  });
  const undoing = useVerb('undoFiling', {
    confirm: {
      title: `Undo the filing of ${name}?`,
      text: 'Its bills can be brought back again, and the figures of its return may change.',
      action: 'Undo',
      danger: true,
    },
    success: `${name} is filed no longer`,
    failure: serverMessageOr(FAILURE),
  });
  return (
    <ListItem disableGutters divider sx={{ gap: 1.5, minHeight: 56 }}>
      <ListItemText primary={name} />
      {isFiled && <Chip label="Filed" size="small" color="success" variant="outlined" />}
      {isFiled ? (
        <Button color="inherit" aria-label={`Undo ${name}`} onClick={() => void undoing.run({ month })}>
          Undo
        </Button>
      ) : (
        <Button aria-label={`Mark ${name} as Filed`} onClick={() => void filing.run({ month })}>
          Mark as Filed
        </Button>
      )}
    </ListItem>
  );
};

const Months = () => {
  const asked = useQuestion('taxMonths', {}, { queryKey: TAX_MONTHS });
  const months = asked.data ?? [];
  return (
    <ListState
      asked={asked}
      failure="Failed to fetch the months"
      isEmpty={months.length === 0}
      empty={<EmptyState icon={<FiledIcon />} text="No months" hint="A month can be marked once it is over." />}
    >
      <List disablePadding>
        {months.map((month) => (
          <MonthRow key={month.month} {...month} />
        ))}
      </List>
    </ListState>
  );
};

/** The months that are over, each to be marked once its tax return was sent. */
export const FiledMonths = () => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const onClose = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<FiledIcon />} onClick={() => setOpen(true)}>
        Filed Months
      </Button>
      <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
        <DialogTitle id={id}>Filed Months</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>
            Mark a month once its GSTR-1 was sent: its bills then stay as they were told.
          </DialogContentText>
          <Months />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};

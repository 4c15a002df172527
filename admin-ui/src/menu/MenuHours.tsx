import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { hoursText, MAX_MENU_HOURS, type MenuHours as Hours } from '@sae/domain/menu';
import { useId, useState } from 'react';
import { serverDetailsOr } from '../data/api-error.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListState } from '../ui/ListState.js';
import { useVerb } from '../ui/provider.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { MenuHoursForm } from './MenuHoursForm.js';
import { useMenu } from './useMenu.js';
import { useMenuHours } from './useMenuHours.js';

/** What is served in them: categories, and dishes that are on the menu. */
const useServedNames = () => {
  const { data: menu = [] } = useMenu();
  return ({ categories, itemIds }: Hours): string =>
    [...categories, ...itemIds.flatMap((id) => menu.find((dish) => dish.id === id)?.name ?? [])].join(', ');
};

interface HoursRowProps {
  readonly hours: Hours;
  readonly others: readonly Hours[];
  readonly onModify: () => void;
}

const HoursRow = ({ hours, others, onModify }: HoursRowProps) => {
  const { name } = hours;
  const nameId = useId();
  const namesOf = useServedNames();
  const removing = useVerb('setMenuHours', {
    confirm: {
      title: `Remove ${name}?`,
      text: 'Guests can then have these dishes at any time, unless other hours name them.',
      action: 'Remove',
      danger: true,
    },
    success: 'Hours removed',
    failure: serverDetailsOr('Failed to remove hours'),
  });
  return (
    <Box
      component="li"
      aria-labelledby={nameId}
      sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography id={nameId} sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="body2">{hoursText([hours])}</Typography>
      <Typography variant="body2" color="text.secondary">
        {namesOf(hours) || 'Nothing that is on the menu'}
      </Typography>
      <Button aria-describedby={nameId} sx={{ ml: -1 }} onClick={onModify}>
        Modify
      </Button>
      <Button
        aria-describedby={nameId}
        color="error"
        disabled={removing.isRunning()}
        onClick={() => void removing.run({ hours: others })}
      >
        Remove
      </Button>
    </Box>
  );
};

const HoursDialog = ({ onClose }: { onClose: () => void }) => {
  const [edited, setEdited] = useState<Hours | 'new' | null>(null);
  const asked = useMenuHours();
  const titleId = useId();
  const hours = asked.data?.hours ?? [];
  const without = (one: Hours) => hours.filter(({ name }) => name !== one.name);
  const onDone = () => setEdited(null);
  if (edited)
    return (
      <Sheet open onClose={onDone} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{edited === 'new' ? 'New Hours' : `Modify ${edited.name}`}</DialogTitle>
        <MenuHoursForm
          hours={edited === 'new' ? null : edited}
          withHours={(one) =>
            edited === 'new' ? [...hours, one] : hours.map((each) => (each.name === edited.name ? one : each))
          }
          onDone={onDone}
        />
      </Sheet>
    );
  return (
    <Sheet open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Hours</DialogTitle>
      <DialogContent dividers>
        <DialogContentText>
          Guests can have these in their hours alone, by the restaurant’s clock. Staff can take them at any time.
        </DialogContentText>
        <ListState
          asked={asked}
          failure="Failed to fetch the hours"
          isEmpty={hours.length === 0}
          empty={
            <EmptyState
              icon={<ScheduleIcon />}
              text="No hours yet"
              hint="Breakfast until eleven, or biryani on Sundays: what no hours name can always be had."
            />
          }
        >
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {hours.map((one) => (
              <HoursRow key={one.name} hours={one} others={without(one)} onModify={() => setEdited(one)} />
            ))}
          </Box>
        </ListState>
      </DialogContent>
      <SheetActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={!asked.data || hours.length >= MAX_MENU_HOURS}
          onClick={() => setEdited('new')}
        >
          Add hours
        </Button>
      </SheetActions>
    </Sheet>
  );
};

/** When guests can have what: kept beside the menu, for whole categories and for single dishes. */
export const MenuHours = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<ScheduleIcon />} onClick={() => setOpen(true)}>
        Hours
      </Button>
      {isOpen && <HoursDialog onClose={() => setOpen(false)} />}
    </>
  );
};

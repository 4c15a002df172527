import TuneIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { countText, formatRupees } from '@sae/domain/kernel';
import { howMany, MAX_OPTION_GROUPS, type OptionGroupView } from '@sae/domain/menu';
import { useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { serverMessageOr } from '../data/api-error.js';
import { EmptyState, Unreachable } from '../ui/EmptyState.js';
import { Waiting } from '../ui/ListState.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { useRemoval } from '../ui/useTold.js';
import { OptionGroupForm } from './OptionGroupForm.js';
import { useMenu } from './useMenu.js';
import { useOptionGroups } from './useOptionGroups.js';

interface GroupProps {
  readonly group: OptionGroupView;
  readonly onModify: (group: OptionGroupView) => void;
}

const Group = ({ group, onModify }: GroupProps) => {
  const { id, name, options } = group;
  const nameId = useId();
  // Its dishes say it no longer.
  const refresh = useRefresh();
  const dishes = useMenu().data?.filter(({ optionGroupIds }) => optionGroupIds?.includes(id)).length ?? 0;
  const { onRemove, isPending } = useRemoval(
    'option-groups',
    group,
    {
      title: `Remove ${name}?`,
      text: `${countText(dishes, 'dish', 'dishes')} will have it no longer. Orders keep what was chosen.`,
      action: 'Remove',
      danger: true,
    },
    { success: 'Options removed', failure: serverMessageOr('Failed to remove options') },
    refresh,
  );
  return (
    <Box
      component="li"
      aria-labelledby={nameId}
      sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography id={nameId} sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {`Guests ${howMany(group)} · ${countText(dishes, 'dish', 'dishes')}`}
      </Typography>
      <Typography variant="body2">
        {options.map(({ name: of, price }) => (price > 0 ? `${of} +${formatRupees(price)}` : of)).join(', ')}
      </Typography>
      <Button aria-describedby={nameId} sx={{ ml: -1 }} onClick={() => onModify(group)}>
        Modify
      </Button>
      <Button aria-describedby={nameId} color="error" disabled={isPending} onClick={onRemove}>
        Remove
      </Button>
    </Box>
  );
};

const Groups = ({ onModify }: Pick<GroupProps, 'onModify'>) => {
  const { data, isPending, refetch } = useOptionGroups();
  if (!data)
    return isPending ? (
      <Waiting rows={3} height={64} />
    ) : (
      <Unreachable text="Failed to fetch options" onRetry={() => void refetch()} />
    );
  if (data.length === 0)
    return <EmptyState text="No options yet" hint="Size, spice or add-ons: several dishes can share them." />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((group) => (
        <Group key={group.id} group={group} onModify={onModify} />
      ))}
    </Box>
  );
};

const OptionsDialog = ({ onClose }: { onClose: () => void }) => {
  const [edited, setEdited] = useState<OptionGroupView | 'new' | null>(null);
  const { data = [] } = useOptionGroups();
  const titleId = useId();
  const onDone = () => setEdited(null);
  if (edited)
    return (
      <Sheet open onClose={onDone} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{edited === 'new' ? 'New Options' : `Modify ${edited.name}`}</DialogTitle>
        <OptionGroupForm group={edited === 'new' ? null : edited} onDone={onDone} />
      </Sheet>
    );
  return (
    <Sheet open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Options</DialogTitle>
      <DialogContent dividers>
        <Groups onModify={setEdited} />
      </DialogContent>
      <SheetActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button variant="contained" disabled={data.length >= MAX_OPTION_GROUPS} onClick={() => setEdited('new')}>
          Add options
        </Button>
      </SheetActions>
    </Sheet>
  );
};

/** What may be chosen of dishes is kept beside the menu; each dish says in its form what of it it has. */
export const OptionGroups = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<TuneIcon />} onClick={() => setOpen(true)}>
        Options
      </Button>
      {isOpen && <OptionsDialog onClose={() => setOpen(false)} />}
    </>
  );
};

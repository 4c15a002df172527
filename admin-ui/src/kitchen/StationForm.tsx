import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { serverMessagesOr } from '../data/api-error.js';
import { categoriesOf } from '../menu/menu-form.js';
import { useMenu } from '../menu/useMenu.js';
import { useVerb } from '../ui/provider.js';
import { useKitchen } from './KitchenProvider.js';
import { OtherStations } from './OtherStations.js';

interface Categories {
  readonly all: readonly string[];
  /** Null for all. */
  readonly chosen: readonly string[] | null;
  readonly onChoose: (chosen: readonly string[] | null) => void;
}

const CategoryChoice = ({ all, chosen, onChoose }: Categories) => (
  <FormGroup role="group" aria-label="What prints here">
    <FormControlLabel
      label="All categories"
      control={<Checkbox checked={chosen === null} onChange={(_, isAll) => onChoose(isAll ? null : [])} />}
    />
    {chosen !== null &&
      all.map((category) => (
        <FormControlLabel
          key={category}
          label={category}
          sx={{ pl: 3, overflowWrap: 'anywhere' }}
          control={
            <Checkbox
              checked={chosen.includes(category)}
              onChange={(_, isChosen) =>
                onChoose(all.filter((one) => (one === category ? isChosen : chosen.includes(one))))
              }
            />
          }
        />
      ))}
  </FormGroup>
);

/** Which of the menu prints on this device, if anything, and where else tickets print. */
export const StationForm = ({ titleId, onDone }: { titleId: string; onDone: () => void }) => {
  const { stations = [], station, choose } = useKitchen();
  const { data: menu = [] } = useMenu();
  const [isOn, setOn] = useState(station !== undefined);
  const [name, setName] = useState(station?.name ?? 'Kitchen');
  const [categories, setCategories] = useState(station?.categories ?? null);
  const [catchesUp, setCatchesUp] = useState(false);
  const failure = serverMessagesOr('Failed to save the print station');
  const adding = useVerb('addStation', { success: 'Kitchen tickets print here', failure });
  const changing = useVerb('changeStation', { success: 'Print station saved', failure });
  const removing = useVerb('removeStation', { success: 'Kitchen tickets do not print here any more', failure });
  const isSaving = [adding, changing, removing].some((action) => action.isRunning());

  const save = async (): Promise<boolean> => {
    if (!isOn && !station) return true;
    if (!isOn && station) {
      const removed = await removing.run({ id: station.id });
      if (removed) choose(null);
      return removed !== undefined;
    }
    const saved = await (station
      ? changing.run({ id: station.id, name, categories })
      : adding.run({ name, categories, ...(catchesUp ? { catchesUp } : {}) }));
    if (saved) choose(saved.id);
    return saved !== undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In the page, a form stands around the dialog.
    event.stopPropagation();
    void save().then((isDone) => isDone && onDone());
  };
  const others = stations.filter(({ id }) => id !== station?.id);
  const known = [...new Set([...categoriesOf(menu), ...(station?.categories ?? [])])];

  return (
    <form noValidate onSubmit={submit}>
      <DialogTitle id={titleId}>Kitchen printing</DialogTitle>
      <DialogContent dividers>
        <DialogContentText sx={{ mb: 1 }}>
          Kitchen tickets of all phones print on a print station, once each. Chrome asks nothing there when it is
          started with --kiosk-printing.
        </DialogContentText>
        <FormControlLabel
          label="Kitchen tickets print on this device"
          control={<Switch checked={isOn} onChange={(_, on) => setOn(on)} />}
        />
        {isOn && (
          <>
            <TextField
              fullWidth
              label="Name"
              value={name}
              onChange={({ target }) => setName(target.value)}
              sx={{ my: 1.5 }}
            />
            <CategoryChoice all={known} chosen={categories} onChoose={setCategories} />
            {!station && (
              <FormControlLabel
                label="Also print what nobody printed in the last half hour"
                control={<Checkbox checked={catchesUp} onChange={(_, isChosen) => setCatchesUp(isChosen)} />}
              />
            )}
          </>
        )}
        {others.length > 0 && <OtherStations stations={others} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={isSaving}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Portion } from '@sae/domain/billing';
import { formatRupees } from '@sae/domain/kernel';
import { howMany, type OptionGroupView, type OptionView } from '@sae/domain/menu';
import { dishText } from '@sae/domain/ordering';
import { type FormEvent, useId, useState } from 'react';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import {
  type Chosen,
  type Dish,
  firstMissing,
  isFull,
  isOfOne,
  optionsOf,
  priceSoFar,
  turned,
  withoutGroup,
} from './dish-options.js';

const TOUCH = { minHeight: 44, mr: 0, overflowWrap: 'anywhere' } as const;
const NONE = 'none';

const labelOf = ({ name, price }: OptionView): string => (price > 0 ? `${name}, +${formatRupees(price)}` : name);

interface GroupProps {
  readonly group: OptionGroupView;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly isMissing: boolean;
}

/** One of them, or none where none is asked for. */
const OneOf = ({ group, chosen, onChoose }: GroupProps) => {
  const one = group.options.find(({ optionId }) => chosen.includes(optionId))?.optionId;
  return (
    <RadioGroup
      value={one ?? (group.least === 0 ? NONE : '')}
      onChange={(_, id) => onChoose(id === NONE ? withoutGroup(group, chosen) : turned(group, chosen, Number(id)))}
    >
      {group.least === 0 && <FormControlLabel value={NONE} label="None" control={<Radio />} sx={TOUCH} />}
      {group.options.map((option) => (
        <FormControlLabel
          key={option.optionId}
          value={option.optionId}
          label={labelOf(option)}
          control={<Radio />}
          sx={TOUCH}
        />
      ))}
    </RadioGroup>
  );
};

const SomeOf = ({ group, chosen, onChoose }: GroupProps) =>
  group.options.map((option) => {
    const isChosen = chosen.includes(option.optionId);
    return (
      <FormControlLabel
        key={option.optionId}
        label={labelOf(option)}
        control={
          <Checkbox
            checked={isChosen}
            disabled={!isChosen && isFull(group, chosen)}
            onChange={() => onChoose(turned(group, chosen, option.optionId))}
          />
        }
        sx={TOUCH}
      />
    );
  });

const Group = (props: GroupProps) => {
  const { group, isMissing } = props;
  const id = useId();
  return (
    <FormControl component="fieldset" error={isMissing} aria-describedby={id} sx={{ display: 'flex' }}>
      <FormLabel component="legend" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {group.name}
      </FormLabel>
      {isOfOne(group) ? <OneOf {...props} /> : <SomeOf {...props} />}
      <FormHelperText id={id} role={isMissing ? 'alert' : undefined} sx={{ ml: 0 }}>
        {isMissing ? `Please ${howMany(group)}` : `You can ${howMany(group)}`}
      </FormHelperText>
    </FormControl>
  );
};

/** What somebody wants of a dish. */
export interface Wanted {
  readonly dish: Dish;
  readonly portion: Portion;
}

interface ChooseOptionsProps {
  readonly onChosen: (wanted: Wanted, options: readonly OptionView[]) => void;
  readonly onClose: () => void;
}

const ChooseForm = ({
  wanted,
  titleId,
  onChosen,
  onClose,
}: ChooseOptionsProps & { readonly wanted: Wanted; readonly titleId: string }) => {
  const { dish, portion } = wanted;
  const [chosen, setChosen] = useState<Chosen>([]);
  const [isAsked, setAsked] = useState(false);
  const missing = firstMissing(dish, chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing) return setAsked(true);
    onChosen(wanted, optionsOf(dish, chosen));
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {dishText({ name: dish.name, portion })}
      </DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {dish.groups?.map((group) => (
          <Group
            key={group.id}
            group={group}
            chosen={chosen}
            onChoose={setChosen}
            isMissing={isAsked && group === missing}
          />
        ))}
      </DialogContent>
      <SheetActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained">
          Add {formatRupees(priceSoFar(dish, portion, chosen))}
        </Button>
      </SheetActions>
    </Box>
  );
};

/** What may be chosen of the dish that is wanted; open while one is. */
export const ChooseOptions = ({ wanted, ...props }: ChooseOptionsProps & { readonly wanted: Wanted | null }) => {
  const titleId = useId();
  return (
    <Sheet open={wanted !== null} onClose={props.onClose} aria-labelledby={titleId} maxWidth="xs">
      {wanted && <ChooseForm wanted={wanted} titleId={titleId} {...props} />}
    </Sheet>
  );
};

import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { MAX_OPTIONS, type OptionGroupView } from '@sae/domain/menu';
import { MAX_OPTION_NAME, OptionGroupRequest } from '@sae/domain/menu/option-group.dto';
import type { ReactNode } from 'react';
import { CreateBase, EditBase, NumberInput, TextInput } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { serverDetailsOr } from '../data/api-error.js';
import { SubmitButton } from '../forms/inputs.js';
import { ResourceForm } from '../forms/ResourceForm.js';
import { asked } from '../ui/query-client.js';
import { SheetActions } from '../ui/Sheet.js';
import { useTold } from '../ui/useTold.js';

const EMPTY_OPTION = { name: '', price: 0 };
const BLANK = { name: '', least: 0, most: 1, options: [EMPTY_OPTION] };
const named = { autoComplete: 'off', slotProps: { htmlInput: { maxLength: MAX_OPTION_NAME } } } as const;
const counted = { min: 0, max: MAX_OPTIONS, step: 1, slotProps: { htmlInput: { inputMode: 'numeric' } } } as const;

const OptionsInput = () => {
  const { fields, append, remove } = useFieldArray({ name: 'options' });
  return (
    <Box component="fieldset" aria-label="Options" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {fields.map(({ id }, n) => (
        <Box
          key={id}
          role="group"
          aria-label={`Option ${n + 1}`}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'minmax(0, 1fr) 104px auto',
            alignItems: 'start',
          }}
        >
          <TextInput source={`options.${n}.name`} label="Option" {...named} />
          <NumberInput
            source={`options.${n}.price`}
            label="Extra price"
            min={0}
            step={0.01}
            slotProps={{
              htmlInput: { inputMode: 'decimal' },
              input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
            }}
          />
          <IconButton
            aria-label={`Remove option ${n + 1}`}
            disabled={fields.length === 1}
            sx={{ mt: 3.5 }}
            onClick={() => remove(n)}
          >
            <CloseIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        disabled={fields.length >= MAX_OPTIONS}
        sx={{ justifySelf: 'start' }}
        onClick={() => append(EMPTY_OPTION)}
      >
        Add option
      </Button>
    </Box>
  );
};

const GroupForm = ({ onDone, children }: { onDone: () => void; children: ReactNode }) => (
  <ResourceForm dto={OptionGroupRequest}>
    <DialogContent dividers>
      <Stack sx={{ gap: 2 }}>
        <TextInput source="name" autoFocus {...named} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <NumberInput source="least" label="Choose at least" helperText="1 or more: guests must choose" {...counted} />
          <NumberInput source="most" label="Choose at most" {...counted} />
        </Box>
        <OptionsInput />
      </Stack>
    </DialogContent>
    <SheetActions>
      <Button color="inherit" onClick={onDone}>
        Cancel
      </Button>
      {children}
    </SheetActions>
  </ResourceForm>
);

/** A group of options that is added, or the one that is modified. */
export const OptionGroupForm = ({ group, onDone }: { group: OptionGroupView | null; onDone: () => void }) => {
  const told = useTold({ success: 'Options saved', failure: serverDetailsOr('Failed to save options') }, onDone);
  const form = (
    <GroupForm onDone={onDone}>
      <SubmitButton>Save</SubmitButton>
    </GroupForm>
  );
  return group ? (
    <EditBase
      resource="option-groups"
      id={group.id}
      redirect={false}
      mutationMode="pessimistic"
      queryOptions={{ ...asked, initialData: group }}
      mutationOptions={told}
    >
      {form}
    </EditBase>
  ) : (
    <CreateBase resource="option-groups" redirect={false} record={BLANK} mutationOptions={told}>
      {form}
    </CreateBase>
  );
};

import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { PinRequest } from '@sae/domain/people/people.dto';
import { useId } from 'react';
import { serverMessagesOr } from '../data/api-error.js';
import { DtoForm, useDtoForm } from '../forms/DtoForm.js';
import { SubmitButton } from '../forms/inputs.js';
import { useVerb } from '../ui/provider.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { PinInput } from './PinInput.js';

interface PinFormProps {
  readonly id: number;
  /** Whose. */
  readonly title: string;
  readonly onDone: () => void;
}

/** Another PIN; whoever is logged in by the old one is out. */
export const PinForm = ({ id, title, onDone }: PinFormProps) => {
  const titleId = useId();
  const setting = useVerb('setPin', { success: 'PIN set', failure: serverMessagesOr('Failed to set the PIN') });
  const form = useDtoForm(PinRequest, { pin: '' }, async ({ pin }) => {
    if (await setting.run({ id, pin })) onDone();
  });
  return (
    <Sheet open onClose={onDone} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DtoForm form={form}>
        <DialogContent dividers>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <DialogContentText>Whoever is at a till by the old PIN is logged out there.</DialogContentText>
            <PinInput name="pin" label="New PIN" hint="4 to 6 digits" />
          </Stack>
        </DialogContent>
        <SheetActions>
          <Button color="inherit" onClick={onDone}>
            Cancel
          </Button>
          <SubmitButton>Set PIN</SubmitButton>
        </SheetActions>
      </DtoForm>
    </Sheet>
  );
};

import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { PersonView } from '@sae/domain/people';
import { LoginRequest } from '@sae/domain/people/people.dto';
import { useId } from 'react';
import { serverMessagesOr } from '../data/api-error.js';
import { DtoForm, useDtoForm } from '../forms/DtoForm.js';
import { SubmitButton } from '../forms/inputs.js';
import { useVerb } from '../ui/provider.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { LoginInput } from './LoginInput.js';

/** By which email somebody logs in, from anywhere. */
export const LoginForm = ({ person, onDone }: { person: PersonView; onDone: () => void }) => {
  const titleId = useId();
  const { id, name, login } = person;
  const inviting = useVerb('invitePerson', {
    success: (_, { email }) => `An invitation was sent to ${email}`,
    failure: serverMessagesOr('Failed to send the invitation'),
  });
  const form = useDtoForm(LoginRequest, { email: login?.email ?? '' }, async ({ email }) => {
    if (await inviting.run({ id, email })) onDone();
  });
  return (
    <Sheet open onClose={onDone} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>Invite {name}</DialogTitle>
      <DtoForm form={form}>
        <DialogContent dividers>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <DialogContentText>
              They are sent a code, choose a password, and log in from any device. The invitation is open for a week.
            </DialogContentText>
            <LoginInput label="Email" />
          </Stack>
        </DialogContent>
        <SheetActions>
          <Button color="inherit" onClick={onDone}>
            Cancel
          </Button>
          <SubmitButton>Send Invitation</SubmitButton>
        </SheetActions>
      </DtoForm>
    </Sheet>
  );
};

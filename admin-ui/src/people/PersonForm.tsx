import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { GIVEN_ROLES, ROLES, type PersonView } from '@sae/domain/people';
import { AddPersonRequest } from '@sae/domain/people/people.dto';
import { useId } from 'react';
import { useUser, roleOf } from '../auth/user.js';
import { serverMessagesOr } from '../data/api-error.js';
import { DtoForm, useDtoForm } from '../forms/DtoForm.js';
import { SubmitButton, TextInput } from '../forms/inputs.js';
import { Choice } from '../ui/Choice.js';
import { useVerb } from '../ui/provider.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { LoginInput } from './LoginInput.js';
import { PinInput } from './PinInput.js';

/** Only the owner makes managers. */
const useRoles = (person: PersonView | null) => {
  const isOwner = roleOf(useUser() ?? {}) === 'owner';
  return GIVEN_ROLES.filter((role) => isOwner || role !== 'manager' || person?.role === role).map((role) => ({
    value: role,
    name: ROLES[role],
  }));
};

/** Somebody who is added, or whose name or role is another from now on. */
export const PersonForm = ({ person, onDone }: { person: PersonView | null; onDone: () => void }) => {
  const titleId = useId();
  const roles = useRoles(person);
  const failure = serverMessagesOr('Failed to save the person');
  const adding = useVerb('addPerson', { success: ({ name }) => `${name} was added`, failure });
  const changing = useVerb('changePerson', { success: ({ name }) => `${name} was changed`, failure });
  const begun = { name: person?.name ?? '', role: person?.role ?? ('waiter' as const), pin: '', email: '' };
  const form = useDtoForm(AddPersonRequest, begun, async ({ name, role, pin, email }) => {
    const saved = await (person
      ? changing.run({ id: person.id, name, role })
      : adding.run({ name, role, ...(pin ? { pin } : {}), ...(email ? { email } : {}) }));
    if (saved) onDone();
  });
  return (
    <Sheet open onClose={onDone} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>{person ? `Change ${person.name}` : 'Add a person'}</DialogTitle>
      <DtoForm form={form}>
        <DialogContent dividers>
          <Stack sx={{ gap: 2.5, pt: 1 }}>
            <TextInput id="person-name" name="name" label="Name" autoComplete="off" autoFocus />
            <Choice
              label="Role"
              value={form.watch('role')}
              options={roles}
              onChoose={(role) => form.setValue('role', role as PersonView['role'])}
            />
            {!person && (
              <>
                <PinInput name="pin" label="PIN" hint="4 to 6 digits, for the till. It can be set later." />
                <LoginInput label="Email" hint="To log in from anywhere else. It can be left out." />
              </>
            )}
          </Stack>
        </DialogContent>
        <SheetActions>
          <Button color="inherit" onClick={onDone}>
            Cancel
          </Button>
          <SubmitButton>{person ? 'Save' : 'Add Person'}</SubmitButton>
        </SheetActions>
      </DtoForm>
    </Sheet>
  );
};

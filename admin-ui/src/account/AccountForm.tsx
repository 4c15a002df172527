import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { UserView } from '@sae/domain/access';
import { AccountRequest } from '@sae/domain/access/account.dto';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLogOut } from '../auth/useLogOut.js';
import { identity } from '../auth/user.js';
import { serverMessagesOr } from '../data/api-error.js';
import { DtoForm, useDtoForm } from '../forms/DtoForm.js';
import { PasswordInput, SubmitButton, TextInput } from '../forms/inputs.js';
import { SwitchInput } from '../forms/SwitchInput.js';
import { Panel } from '../ui/Panel.js';
import { useVerb } from '../ui/provider.js';
import { BillInputs } from './BillInputs.js';
import { inCapitals, valuesOf, wantsPasswordFor } from './account-fields.js';
import { PictureInput, usePicture } from './PictureInput.js';

/** A field as wide as the form. */
const Wide = ({ children }: { children: ReactNode }) => <Box sx={{ gridColumn: { sm: '1 / -1' } }}>{children}</Box>;

const MinutesInput = (props: { name: keyof AccountRequest; label: string; hint?: string }) => (
  <TextInput {...props} autoComplete="off" inputProps={{ inputMode: 'numeric' }} />
);

export const AccountForm = ({ user }: { user: UserView }) => {
  const logOut = useLogOut();
  const queries = useQueryClient();
  const picture = usePicture(user.profilePicture);
  const change = useVerb('changeAccount', {
    success: 'Account updated successfully',
    failure: serverMessagesOr('Failed to update account'),
  });
  const form = useDtoForm(AccountRequest, valuesOf(user), async (account, { reset }) => {
    const changed = await change.run({ account, picture: picture.wish });
    if (!changed) return;
    queries.setQueryData(identity.queryKey, changed);
    picture.reset();
    reset(valuesOf(changed), { keepFieldsRef: true });
  });
  const [upiId, gstNumber] = form.watch(['upiId', 'gstNumber']);
  return (
    <Panel title="Edit Account">
      <DtoForm form={form} label="Account">
        <PictureInput picture={picture} />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <TextInput name="restaurantName" label="Restaurant Name" autoComplete="organization" />
          <TextInput name="ownerName" label="Owner Name" autoComplete="name" />
          <TextInput name="phoneNumber" label="Phone Number" type="tel" autoComplete="tel" />
          <TextInput name="upiId" label="UPI ID" placeholder="name@bank" autoComplete="off" spellCheck={false} />
          <Wide>
            <TextInput name="address" label="Address" autoComplete="street-address" hint="Printed on every bill" />
          </Wide>
          <Wide>
            <TextInput
              name="googleReviewLink"
              label="Google Review Link"
              type="url"
              placeholder="https://"
              autoComplete="off"
            />
          </Wide>
          <TextInput
            name="gstNumber"
            label="GST Number"
            rules={{ setValueAs: inCapitals }}
            inputProps={{ style: { textTransform: 'uppercase' } }}
            autoComplete="off"
            spellCheck={false}
          />
          <TextInput name="fssaiNumber" label="FSSAI Number" autoComplete="off" inputProps={{ inputMode: 'numeric' }} />
          <MinutesInput name="ageAmber" label="Amber After (minutes)" hint="The age of an open order, on Orders" />
          <MinutesInput name="ageRed" label="Red After (minutes)" />
          <TextInput
            name="discountLimit"
            label="Discount Limit (%)"
            hint="A larger discount asks for a reason"
            autoComplete="off"
            inputProps={{ inputMode: 'decimal' }}
          />
          <Wide>
            <SwitchInput
              name="acceptsOwnOrders"
              label="Staff’s own orders go to the kitchen at once"
              hint="What is placed on Take Order is accepted by the same press, and its kitchen ticket printed. Guests’ orders wait to be accepted."
            />
          </Wide>
          <Wide>
            <SwitchInput
              name="monthlyReport"
              label="Mail me each month’s report"
              hint={`On the first, as a PDF, to ${user.email}`}
            />
          </Wide>
          <BillInputs />
          {wantsPasswordFor(user, { upiId, gstNumber }) && (
            <Wide>
              <PasswordInput
                name="currentPassword"
                label="Current Password"
                autoComplete="current-password"
                hint="Wanted to change where your guests’ money goes. We tell you by mail, too."
              />
            </Wide>
          )}
        </Box>
        {form.formState.isSubmitting && picture.wish.is === 'new' && (
          <LinearProgress aria-label="Uploading the picture" />
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <SubmitButton>Save Changes</SubmitButton>
          <Button color="inherit" onClick={logOut}>
            Log Out
          </Button>
        </Stack>
      </DtoForm>
    </Panel>
  );
};

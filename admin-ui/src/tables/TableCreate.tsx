import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NEEDS_UPI_ID } from '@sae/domain/tables';
import { GenerateQrRequest } from '@sae/domain/tables/generate-qr.dto';
import { useState } from 'react';
import { CreateBase, NumberInput } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useUser } from '../auth/user.js';
import { serverMessageOr } from '../data/api-error.js';
import { SubmitButton } from '../forms/inputs.js';
import { ResourceForm } from '../forms/ResourceForm.js';
import { Panel } from '../ui/Panel.js';
import { useTold } from '../ui/useTold.js';

const PLACE = 'Account settings';
const [before, after] = NEEDS_UPI_ID.split(PLACE);

/** Why no code can be made, with the way to where that is put right. */
const UpiNotice = () => (
  <Alert severity="info" role="note" sx={{ mb: 2.5 }}>
    {before}
    <Link component={RouterLink} to="/account" sx={{ fontWeight: 600 }}>
      {PLACE}
    </Link>
    {after}
  </Alert>
);

/** So that the button stands beside the field. */
const LABEL_HEIGHT = '26px';

/** One more table gets a code; without a UPI ID none does. */
export const TableCreate = () => {
  const isPayable = Boolean(useUser()?.upiId);
  const [generated, setGenerated] = useState(0);
  const told = useTold({ success: 'QR code generated', failure: serverMessageOr('Failed to generate QR code') }, () =>
    setGenerated((count) => count + 1),
  );
  return (
    <Panel title="Generate QR Codes">
      {!isPayable && <UpiNotice />}
      <CreateBase key={generated} resource="tables" redirect={false} mutationOptions={told}>
        <ResourceForm dto={GenerateQrRequest}>
          <Box
            role="group"
            aria-label="Generate QR Codes"
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '220px auto 1fr' } }}
          >
            <NumberInput
              source="tableNo"
              label="Table Number"
              disabled={!isPayable}
              autoComplete="off"
              autoFocus={generated > 0}
              min={1}
              step={1}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            <SubmitButton disabled={!isPayable} sx={{ alignSelf: 'start', height: 48, mt: { sm: LABEL_HEIGHT } }}>
              Generate QR Code
            </SubmitButton>
          </Box>
        </ResourceForm>
      </CreateBase>
    </Panel>
  );
};

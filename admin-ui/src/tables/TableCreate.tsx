import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { countText } from '@sae/domain/kernel';
import { NEEDS_UPI_ID } from '@sae/domain/tables';
import { GenerateAllRequest, GenerateQrRequest } from '@sae/domain/tables/generate-qr.dto';
import { useState, type ReactNode } from 'react';
import { CreateBase, NumberInput } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useUser } from '../auth/user.js';
import { serverMessageOr } from '../data/api-error.js';
import { SubmitButton } from '../forms/inputs.js';
import { ResourceForm } from '../forms/ResourceForm.js';
import { Panel } from '../ui/Panel.js';
import { useVerb } from '../ui/provider.js';
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

const CodeForm = ({ isPayable, field, children }: { isPayable: boolean; field: ReactNode; children: string }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '220px auto 1fr' } }}>
    {field}
    <SubmitButton disabled={!isPayable} sx={{ alignSelf: 'start', height: 48, mt: { sm: LABEL_HEIGHT } }}>
      {children}
    </SubmitButton>
  </Box>
);

const number = { autoComplete: 'off', min: 1, step: 1, slotProps: { htmlInput: { inputMode: 'numeric' } } } as const;

/** One more table gets a code. */
const OneTable = ({ isPayable }: { isPayable: boolean }) => {
  const [generated, setGenerated] = useState(0);
  const told = useTold({ success: 'QR code generated', failure: serverMessageOr('Failed to generate QR code') }, () =>
    setGenerated((count) => count + 1),
  );
  return (
    <CreateBase key={generated} resource="tables" redirect={false} mutationOptions={told}>
      <ResourceForm dto={GenerateQrRequest}>
        <CodeForm
          isPayable={isPayable}
          field={
            <NumberInput
              {...number}
              source="tableNo"
              label="Table Number"
              disabled={!isPayable}
              autoFocus={generated > 0}
            />
          }
        >
          Generate QR Code
        </CodeForm>
      </ResourceForm>
    </CreateBase>
  );
};

/** All tables from 1 on that have no code get theirs. */
const AllTables = ({ isPayable }: { isPayable: boolean }) => {
  const generate = useVerb('generateAll', {
    success: ({ tableNos }) => `${countText(tableNos.length, 'QR code')} generated`,
    failure: serverMessageOr('Failed to generate QR codes'),
  });
  return (
    <ResourceForm
      dto={GenerateAllRequest}
      onSubmit={({ upTo }: Partial<GenerateAllRequest>) => generate.run({ upTo: upTo ?? 0 }).then(() => undefined)}
    >
      <CodeForm
        isPayable={isPayable}
        field={<NumberInput {...number} source="upTo" label="Tables 1 to" disabled={!isPayable} />}
      >
        Generate All
      </CodeForm>
    </ResourceForm>
  );
};

/** More tables get codes; without a UPI ID none does. */
export const TableCreate = () => {
  const isPayable = Boolean(useUser()?.upiId);
  return (
    <Panel title="Generate QR Codes">
      {!isPayable && <UpiNotice />}
      <Box
        role="group"
        aria-label="Generate QR Codes"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}
      >
        <OneTable isPayable={isPayable} />
        <AllTables isPayable={isPayable} />
      </Box>
    </Panel>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { NewSecondFactor } from '@sae/domain/access';
import { AddSecondFactorRequest } from '@sae/domain/access/credentials.dto';
import { useId, useState } from 'react';
import { serverMessagesOr } from '../data/api-error.js';
import { DtoForm, useDtoForm } from '../forms/DtoForm.js';
import { SubmitButton } from '../forms/inputs.js';
import { ListState } from '../ui/ListState.js';
import { useQuestion, useVerb } from '../ui/provider.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { CodeInput } from './CodeInput.js';
import { RecoveryCodeList } from './RecoveryCodeList.js';

/** As people type it into an app by hand. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface ScanProps {
  readonly begun: NewSecondFactor;
  readonly titleId: string;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

const Scan = ({ begun: { secret, qrCode }, titleId, onCodes, onCancel }: ScanProps) => {
  const adding = useVerb('addSecondFactor', {
    failure: serverMessagesOr('Failed to add the second factor'),
  });
  const form = useDtoForm(AddSecondFactorRequest, { secret, code: '' }, async (values) => {
    const added = await adding.run(values);
    if (added) onCodes(added.recoveryCodes);
  });
  return (
    <>
      <DialogTitle id={titleId}>Add a second factor</DialogTitle>
      <DtoForm form={form}>
        <DialogContent dividers sx={{ display: 'grid', gap: 2, justifyItems: 'center', alignContent: 'start' }}>
          <DialogContentText>
            Scan this with an authenticator app (Google Authenticator, Aegis, 1Password and the like), then enter the
            code it shows.
          </DialogContentText>
          <Box
            component="img"
            src={qrCode}
            alt="QR code of the second factor"
            sx={{ width: 220, height: 220, bgcolor: '#ffffff', borderRadius: 2 }}
          />
          <DialogContentText variant="body2">
            Or enter this key: <Box component="code">{inFours(secret)}</Box>
          </DialogContentText>
          <CodeInput label="Code" />
        </DialogContent>
        <SheetActions>
          <Button color="inherit" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton>Add Second Factor</SubmitButton>
        </SheetActions>
      </DtoForm>
    </>
  );
};

/** A secret to scan, its first code, and then the recovery codes. */
export const AddSecondFactor = ({ onDone }: { onDone: () => void }) => {
  const titleId = useId();
  // Asked once: another secret would be none of the app's.
  const asked = useQuestion('newSecondFactor', undefined, {
    queryKey: ['second-factor', 'new', titleId],
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const begun = asked.data;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Sheet open onClose={codes ? undefined : onDone} aria-labelledby={titleId} maxWidth="xs">
      {codes ? (
        <RecoveryCodeList titleId={titleId} codes={codes} onDone={onDone} />
      ) : (
        <ListState asked={asked} failure="Failed to begin" isEmpty={!begun} empty={null}>
          {begun && <Scan begun={begun} titleId={titleId} onCodes={setCodes} onCancel={onDone} />}
        </ListState>
      )}
    </Sheet>
  );
};

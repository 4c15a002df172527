import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { SecondFactorRequest } from '@sae/domain/access/credentials.dto';
import { useId, useState } from 'react';
import { serverMessagesOr } from '../data/api-error.js';
import { DtoForm, useDtoForm } from '../forms/DtoForm.js';
import { SubmitButton } from '../forms/inputs.js';
import { useVerb } from '../ui/provider.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { CodeInput } from './CodeInput.js';
import { RecoveryCodeList } from './RecoveryCodeList.js';

interface AskProps {
  readonly title: string;
  readonly titleId: string;
  readonly text: string;
  readonly action: string;
  readonly onCode: (code: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks for a code, to do what only who has one may. */
const Ask = ({ title, titleId, text, action, onCode, onCancel }: AskProps) => {
  const form = useDtoForm(SecondFactorRequest, { code: '' }, ({ code }) => onCode(code));
  return (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DtoForm form={form}>
        <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <DialogContentText>{text}</DialogContentText>
          <CodeInput label="Code" hint="Of your authenticator app, or a recovery code" />
        </DialogContent>
        <SheetActions>
          <Button color="inherit" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton>{action}</SubmitButton>
        </SheetActions>
      </DtoForm>
    </>
  );
};

export const OtherRecoveryCodes = ({ onDone }: { onDone: () => void }) => {
  const titleId = useId();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const replacing = useVerb('replaceRecoveryCodes', { failure: serverMessagesOr('Failed to make recovery codes') });
  return (
    <Sheet open onClose={codes ? undefined : onDone} aria-labelledby={titleId} maxWidth="xs">
      {codes ? (
        <RecoveryCodeList titleId={titleId} codes={codes} onDone={onDone} />
      ) : (
        <Ask
          title="New recovery codes"
          titleId={titleId}
          text="The recovery codes you have are good no more."
          action="Make Them"
          onCode={async (code) => setCodes((await replacing.run({ code }))?.recoveryCodes ?? null)}
          onCancel={onDone}
        />
      )}
    </Sheet>
  );
};

export const RemoveSecondFactor = ({ onDone }: { onDone: () => void }) => {
  const titleId = useId();
  const removing = useVerb('removeSecondFactor', {
    success: 'The second factor was removed',
    failure: serverMessagesOr('Failed to remove the second factor'),
  });
  return (
    <Sheet open onClose={onDone} aria-labelledby={titleId} maxWidth="xs">
      <Ask
        title="Remove the second factor"
        titleId={titleId}
        text="Your password alone is enough from then on, on any browser."
        action="Remove"
        onCode={async (code) => {
          if (await removing.run({ code })) onDone();
        }}
        onCancel={onDone}
      />
    </Sheet>
  );
};

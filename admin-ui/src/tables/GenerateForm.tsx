import Box from '@mui/material/Box';
import { GenerateQrRequest } from '@sae/domain/tables';
import { serverMessageOr } from '../data/api-error.js';
import { useVerb } from '../data/useVerb.js';
import { SubmitButton, TextInput, useDtoForm } from '../forms/index.js';
import { Panel } from '../shell/Panel.js';
import { UpiNotice } from './UpiNotice.js';

/** So that the button stands beside the field. */
const LABEL_HEIGHT = '26px';

/** One more table gets a code; without a UPI ID none does. */
export const GenerateForm = ({ isPayable }: { isPayable: boolean }) => {
  const generating = useVerb('generateQr', {
    success: 'QR code generated',
    failure: serverMessageOr('Failed to generate QR code'),
  });
  const form = useDtoForm(GenerateQrRequest, {}, async ({ tableNo }, { reset, setFocus }) => {
    if (!(await generating.run({ table: { tableNo } }))) return;
    reset({}, { keepFieldsRef: true });
    setFocus('tableNo');
  });
  return (
    <Panel title="Generate QR Codes">
      {!isPayable && <UpiNotice />}
      <Box
        component="form"
        noValidate
        aria-label="Generate QR Codes"
        onSubmit={form.submit}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '220px auto 1fr' } }}
      >
        <TextInput
          form={form}
          name="tableNo"
          label="Table Number"
          type="number"
          disabled={!isPayable}
          autoComplete="off"
          rules={{ valueAsNumber: true }}
          onWheel={(event) => (event.target as HTMLElement).blur()}
          inputProps={{ min: 1, step: 1, inputMode: 'numeric' }}
        />
        <SubmitButton
          sending={form.sending}
          disabled={!isPayable}
          sx={{ alignSelf: 'start', height: 48, mt: { sm: LABEL_HEIGHT } }}
        >
          Generate QR Code
        </SubmitButton>
      </Box>
    </Panel>
  );
};

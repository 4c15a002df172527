import Box from '@mui/material/Box';
import { unwritten } from '@sae/domain/restaurant';
import { useUser } from '../auth/user.js';
import { useApproval } from '../till/useApproval.js';
import { ReasonField } from '../ui/ReasonField.js';
import { asksForReason, type ReceiptSettings } from './receipt-settings.js';

/** Above which discount the owner wants to know why. */
export const useDiscountLimit = (): number => (useUser() ?? unwritten).discountLimit;

interface DiscountReasonProps {
  readonly settings: ReceiptSettings;
  readonly problem?: string | undefined;
  readonly onChange: (changes: Partial<Pick<ReceiptSettings, 'discountReason' | 'approval'>>) => void;
}

/** Asked for where the discount is above the owner's limit, and with it a manager's word, where they wish one. */
export const DiscountReason = ({ settings, problem, onChange }: DiscountReasonProps) => {
  const { approval: Approval } = useApproval('discount');
  const limit = useDiscountLimit();
  if (!asksForReason(settings, limit)) return null;
  return (
    <>
      <ReasonField
        label="Reason for the discount"
        reason={settings.discountReason}
        hint="Kept with the bill, for the audit. Guests do not read it."
        problem={problem}
        onChange={(discountReason) => onChange({ discountReason })}
      />
      {Approval && (
        // Of another table it is asked anew; left out, it is asked for when the bill is made.
        <Box key={settings.tableNo} sx={{ mt: 2 }}>
          <Approval isMissing={false} onProof={(approval) => onChange({ approval })} />
        </Box>
      )}
    </>
  );
};

import { unwritten } from '@sae/domain/restaurant';
import { useUser } from '../auth/user.js';
import { ReasonField } from '../ui/ReasonField.js';
import { asksForReason, type ReceiptSettings } from './receipt-settings.js';

/** Above which discount the owner wants to know why. */
export const useDiscountLimit = (): number => (useUser() ?? unwritten).discountLimit;

/** Asked for where the discount is above the owner's limit. */
export const DiscountReason = ({
  settings,
  problem,
  onChange,
}: {
  settings: ReceiptSettings;
  problem?: string | undefined;
  onChange: (changes: Pick<ReceiptSettings, 'discountReason'>) => void;
}) =>
  asksForReason(settings, useDiscountLimit()) ? (
    <ReasonField
      label="Reason for the discount"
      reason={settings.discountReason}
      hint="Kept with the bill, for the audit. Guests do not read it."
      problem={problem}
      onChange={(discountReason) => onChange({ discountReason })}
    />
  ) : null;

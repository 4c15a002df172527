import { formatRupees } from '@sae/domain/kernel';
import type { GuestClaimView } from '@sae/domain/guests';
import { Icon } from '../parts/Icon.js';
import { Notice } from '../parts/Notice.js';
import { useWords } from '../words/language.js';

/** What the table said to have paid: only the staff can say that it is so. */
export const Claim = ({ claim: { amount, isDismissed } }: { claim: GuestClaimView }) => {
  const words = useWords();
  if (isDismissed)
    return (
      <Notice kind="error">
        <strong>{words.dismissed}</strong>
        <br />
        {words.dismissedHelp}
      </Notice>
    );
  return (
    <div className="claimed" role="status">
      <Icon name="sent" />
      <p>
        <strong>{words.claimed}</strong>
        <small className="quiet">{words.claimedSum(formatRupees(amount))}</small>
      </p>
    </div>
  );
};

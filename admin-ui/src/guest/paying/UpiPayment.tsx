import { formatRupees } from '@sae/domain/kernel';
import type { GuestClaimView } from '@sae/domain/guests';
import { Failed } from '../parts/Empty.js';
import { Icon } from '../parts/Icon.js';
import { Notice } from '../parts/Notice.js';
import { SheetSkeleton } from '../parts/Skeletons.js';
import { useWords } from '../words/language.js';
import type { usePayment } from './payment.js';
import { UpiCode } from './UpiCode.js';

/** What the table said to have paid: only the staff can say that it is so. */
const Claim = ({ claim: { amount, isDismissed } }: { claim: GuestClaimView }) => {
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

/** The way to pay; once the guest has said to have paid, it steps back behind what became of that. */
export const UpiPayment = ({
  prepared: { payment, error, again },
  claim,
  isClaimed,
}: {
  prepared: ReturnType<typeof usePayment>;
  claim: GuestClaimView | null;
  isClaimed: boolean;
}) => {
  const words = useWords();
  if (error !== undefined) return <Failed title={words.paymentNotLoaded} error={error} onAgain={again} />;
  const code = payment ? <UpiCode payment={payment} /> : <SheetSkeleton />;
  return (
    <>
      {claim && <Claim claim={claim} />}
      {isClaimed ? (
        <details className="again">
          <summary>{words.showCode}</summary>
          {code}
        </details>
      ) : (
        code
      )}
    </>
  );
};

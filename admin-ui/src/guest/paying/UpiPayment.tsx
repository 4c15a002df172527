import type { GuestClaimView } from '@sae/domain/guests';
import { Bone } from '../parts/Bone.js';
import { Failed } from '../parts/Failed.js';
import { useWords } from '../words/language.js';
import { Claim } from './Claim.js';
import { UpiCode } from './UpiCode.js';
import type { usePayment } from './usePayment.js';

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
  const code = payment ? <UpiCode payment={payment} /> : <Bone />;
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

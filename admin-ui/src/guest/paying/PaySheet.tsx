import type { GuestTableView } from '@sae/domain/guests';
import { useAnswer } from '../data/asked.js';
import { useDesk } from '../data/desk.js';
import { Settled } from '../home/Settled.js';
import { Bone } from '../parts/Bone.js';
import { Empty } from '../parts/Empty.js';
import { Failed } from '../parts/Failed.js';
import { Notice } from '../parts/Notice.js';
import { Sheet } from '../parts/Sheet.js';
import { useWords } from '../words/language.js';
import { refused } from '../words/refused.js';
import { Due } from './Due.js';
import { UpiPayment } from './UpiPayment.js';
import { useClaim } from './useClaim.js';
import { usePayment } from './usePayment.js';

/** What is open on the table, how to pay it, and where one says that one has. */
export const PaySheet = ({ table: { isPayable } }: { table: GuestTableView }) => {
  const words = useWords();
  const desk = useDesk();
  const { data: sitting, error } = useAnswer(desk.sitting);
  const due = sitting?.due ?? 0;
  const claimed = sitting?.claim;
  // What was ordered since is still to be paid.
  const isClaimed = Boolean(claimed && !claimed.isDismissed && claimed.amount >= due);
  // What was not found is paid under another reference.
  const occasion = `${due} ${claimed?.isDismissed ? claimed.claimedAt : ''}`;
  const prepared = usePayment(isPayable && due > 0 ? occasion : null);
  const { claim, isTelling, failure } = useClaim();
  const { payment } = prepared;

  const body = () => {
    if (!sitting)
      return error === undefined ? (
        <Bone />
      ) : (
        <Failed title={words.paymentNotLoaded} error={error} onAgain={() => void desk.sitting.refresh()} />
      );
    if (sitting.isSettled) return <Settled hasReviewed={sitting.hasReviewed} />;
    if (due <= 0) return <Empty icon="receipt" title={words.nothingDue} help={words.nothingDueHelp} />;
    return (
      <>
        <Due sitting={sitting} />
        {isPayable ? (
          <UpiPayment prepared={prepared} claim={sitting.claim} isClaimed={isClaimed} />
        ) : (
          <Empty icon="pay" title={words.noUpi} />
        )}
      </>
    );
  };

  const foot = payment && !isClaimed && (
    <>
      {failure !== undefined && <Notice kind="error">{refused(failure, words)}</Notice>}
      <button type="button" className="button wide" disabled={isTelling} onClick={() => void claim(payment)}>
        {isTelling ? words.sending : words.havePaid}
      </button>
    </>
  );

  return (
    <Sheet title={words.makePayment} foot={foot}>
      {body()}
    </Sheet>
  );
};

import type { GuestTableView, SittingView } from '@sae/domain/guests';
import { formatRupees } from '@sae/domain/kernel';
import { useDesk } from '../data/desk.js';
import { useStore } from '../data/store.js';
import { Empty, Failed, Settled } from '../parts/Empty.js';
import { Icon } from '../parts/Icon.js';
import { Refused } from '../parts/Notice.js';
import { Sheet } from '../parts/Sheet.js';
import { SheetSkeleton } from '../parts/Skeletons.js';
import { useWords } from '../words/language.js';
import { UpiPayment } from './UpiPayment.js';
import { useClaim, usePayment } from './payment.js';

/** What the sum is made of. */
const Due = ({ sitting: { bills, unbilled, due } }: { sitting: SittingView }) => {
  const words = useWords();
  return (
    <section className="due">
      <p className="due-sum">
        <span className="quiet">{words.due}</span>
        <strong className="money">{formatRupees(due)}</strong>
      </p>
      <ul>
        {bills.map(({ billNo, total, isPaid, paid }) => (
          <li key={billNo}>
            <span className="due-what">
              <span>{words.bill(billNo)}</span>
              <span className={isPaid ? 'tag paid' : 'tag'}>
                {isPaid && <Icon name="check" />}
                {isPaid ? words.paid : paid ? words.partPaid(formatRupees(paid)) : words.notPaid}
              </span>
            </span>
            <span className="money">{formatRupees(total)}</span>
          </li>
        ))}
        {unbilled > 0 && (
          <li>
            <span>{words.notBilled}</span>
            <span className="money">{formatRupees(unbilled)}</span>
            <small className="quiet">{words.notBilledNote}</small>
          </li>
        )}
      </ul>
    </section>
  );
};

/** What is open on the table, how to pay it, and where one says that one has. */
export const PaySheet = ({ table: { isPayable } }: { table: GuestTableView }) => {
  const words = useWords();
  const desk = useDesk();
  const { data: sitting, error } = useStore(desk.sitting);
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
        <SheetSkeleton />
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
      <Refused failure={failure} />
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

import type { GuestClaimView, GuestPaymentView } from '@sae/domain/guests';
import { formatRupees } from '@sae/domain/kernel';
import { useState } from 'react';
import { Failed } from '../parts/Empty.js';
import { Icon } from '../parts/Icon.js';
import { Notice } from '../parts/Notice.js';
import { SheetSkeleton } from '../parts/Skeletons.js';
import { useWords } from '../words/language.js';
import type { usePayment } from './payment.js';

/** Where the clipboard may not be written to (over plain http, in an app's own browser) the old way still works. */
const copyTheOldWay = (text: string, near: HTMLElement): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  // In the open dialog: nothing outside of it can be selected.
  near.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
};

const copy = async (text: string, near: HTMLElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text, near);
  }
};

const UpiId = ({ upiId }: { upiId: string }) => {
  const words = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="upi-id">
      <p>
        <small className="quiet">{words.upiId}</small>
        <strong>{upiId}</strong>
      </p>
      <button
        type="button"
        className="button plain"
        onClick={({ currentTarget }) => void copy(upiId, currentTarget.parentElement ?? currentTarget).then(setCopied)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? words.copied : words.copy}
      </button>
      <span className="unseen" role="status">
        {isCopied && words.copied}
      </span>
    </div>
  );
};

const UpiCode = ({ payment: { amount, qrCode, upiId, link } }: { payment: GuestPaymentView }) => {
  const words = useWords();
  return (
    <section className="upi">
      <h3>{words.scanToPay}</h3>
      <img className="upi-code" src={qrCode} alt={words.upiCode(formatRupees(amount))} width="240" height="240" />
      <p className="quiet">{words.scanHere}</p>
      <UpiId upiId={upiId} />
      <p className="upi-extra">
        <a href={link}>
          {words.openApp} <Icon name="outside" />
        </a>
        <small className="quiet">{words.openAppNote}</small>
      </p>
    </section>
  );
};

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

import { useState } from 'react';
import type { GuestPaymentView } from '@sae/domain/guests';
import { formatRupees } from '@sae/domain/kernel';
import { Icon } from '../parts/Icon.js';
import { useWords } from '../words/language.js';

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

export const UpiCode = ({ payment: { amount, qrCode, upiId, link } }: { payment: GuestPaymentView }) => {
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

import { formatRupees } from '@sae/domain/kernel';
import type { GuestPaymentView } from '@sae/domain/guests';
import { Icon } from '../parts/Icon.js';
import { useWords } from '../words/language.js';
import { UpiId } from './UpiId.js';

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

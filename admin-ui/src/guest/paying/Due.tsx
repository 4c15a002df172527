import { formatRupees } from '@sae/domain/kernel';
import type { SittingView } from '@sae/domain/guests';
import { Icon } from '../parts/Icon.js';
import { useWords } from '../words/language.js';

/** What the sum is made of. */
export const Due = ({ sitting: { bills, unbilled, due } }: { sitting: SittingView }) => {
  const words = useWords();
  return (
    <section className="due">
      <p className="due-sum">
        <span className="quiet">{words.due}</span>
        <strong className="money">{formatRupees(due)}</strong>
      </p>
      <ul>
        {bills.map(({ billNo, total, isPaid }) => (
          <li key={billNo}>
            <span className="due-what">
              <span>{words.bill(billNo)}</span>
              <span className={isPaid ? 'tag paid' : 'tag'}>
                {isPaid && <Icon name="check" />}
                {isPaid ? words.paid : words.notPaid}
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

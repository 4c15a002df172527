import Typography from '@mui/material/Typography';
import type { TenderKind } from '@sae/domain/billing';
import { formatRupees } from '@sae/domain/kernel';
import type { BillPaymentView } from '@sae/domain/ordering';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { GivenBackBy } from './GivenBackBy.js';
import { useNameOf } from '../ui/useNames.js';
import { givenBackText } from './paid-text.js';

interface ConfirmingProps {
  readonly isBusy: boolean;
  readonly onGiven: (kind: TenderKind) => void;
  /** The keyboard was here, and there is nothing to say any more. */
  readonly onFocusLost: () => void;
}

/** Whoever was faster, the buttons go; the keyboard, where it is at one of them, goes on. */
const Confirming = ({ isBusy, onGiven, onFocusLost }: ConfirmingProps) => {
  const place = useRef<HTMLDivElement>(null);
  const lost = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const { current: buttons } = place;
    return () => {
      if (buttons?.contains(document.activeElement)) lost();
    };
  }, []);
  return <GivenBackBy place={place} isBusy={isBusy} onChoose={onGiven} />;
};

/** What was paid too much, until it is given back; of old bills nobody says that it is. */
export const GiveBack = ({
  payment: { toGiveBack, backId, givenBack },
  ...confirming
}: ConfirmingProps & { payment: BillPaymentView }) => {
  const nameOf = useNameOf();
  return (
    <>
      {toGiveBack > 0 && (
        <Typography variant="h2" component="p" sx={{ textAlign: 'center' }}>
          Give back {formatRupees(toGiveBack)}
        </Typography>
      )}
      {toGiveBack > 0 && backId !== undefined && <Confirming {...confirming} />}
      {givenBack && (
        <Typography sx={{ textAlign: 'center', fontWeight: 600 }}>{givenBackText(givenBack, nameOf)}</Typography>
      )}
    </>
  );
};

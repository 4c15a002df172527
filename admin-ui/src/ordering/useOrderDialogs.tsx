import type { OrderView } from '@sae/domain/ordering';
import { useState } from 'react';
import { TicketsDialog } from '../kitchen/TicketsDialog.js';
import { useAccept } from '../orders/actions/useAccept.js';
import { useDelete } from '../orders/actions/useDelete.js';
import { useReopen } from '../orders/actions/useReopen.js';
import { useReprint } from '../orders/actions/useReprint.js';
import { useUndoPayment } from '../orders/actions/useUndoPayment.js';
import type { OrderAction } from '../orders/OrderTable.js';
import { PaymentDialog } from '../payments/BillPayment.js';
import { ChangeDialog } from './ChangeDialog.js';
import { MoveDialog, type Moving } from './MoveDialog.js';

/** One button of one width, so that none moves under a finger when the bill is paid. */
const PAYMENT = { sx: { width: 140 } } as const;

/** What is done with an order, wherever it is listed, and the dialogs in which it is done. */
export const useOrderDialogs = () => {
  const accept = useAccept();
  const remove = useDelete();
  const reprint = useReprint();
  const reopen = useReopen();
  const undoPayment = useUndoPayment();
  const [changing, setChanging] = useState<number | null>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [ticketsOf, setTicketsOf] = useState<number | null>(null);
  const [paying, setPaying] = useState<number | null>(null);

  const pay = ({ id }: OrderView) => setPaying(id);
  const ofOpen = (isLive: boolean): readonly OrderAction[] => [
    ...(isLive ? [{ name: 'Accept', variant: 'contained', act: accept } as const] : []),
    { name: 'Change', act: ({ id }) => setChanging(id) },
    { name: 'Move', act: ({ id, tableNo }) => setMoving({ from: tableNo, orderId: id }) },
    ...(isLive ? [] : [{ name: 'Kitchen tickets', act: ({ id }: OrderView) => setTicketsOf(id) }]),
  ];
  const ofPast = ({ receiptDetails }: OrderView): readonly OrderAction[] => [
    receiptDetails?.isPaid
      ? { name: 'Payment', color: 'inherit', act: pay, ...PAYMENT }
      : { name: 'Take Payment', color: 'success', act: pay, ...PAYMENT },
    { name: 'Reprint', act: reprint },
    { name: 'Move to Recurring', act: reopen },
    ...(receiptDetails?.isPaid || receiptDetails?.payment ? [{ name: 'Undo Paid', act: undoPayment }] : []),
  ];

  return {
    /** Those named are buttons, the others are in the menu behind them. */
    actionsOf: (order: OrderView, buttons: readonly string[]): readonly OrderAction[] => {
      const own = order.status === 'past' ? ofPast(order) : ofOpen(order.status === 'live');
      const all: readonly OrderAction[] = [...own, { name: 'Delete', color: 'error', act: remove }];
      return all.map((action) => ({ ...action, isInMenu: !buttons.includes(action.name) }));
    },
    moveTable: (from: number) => setMoving({ from }),
    dialogs: (
      <>
        <ChangeDialog orderId={changing} onDone={() => setChanging(null)} />
        <MoveDialog moving={moving} onDone={() => setMoving(null)} />
        <TicketsDialog orderId={ticketsOf} onDone={() => setTicketsOf(null)} />
        <PaymentDialog orderId={paying} onDone={() => setPaying(null)} />
      </>
    ),
  };
};

/** The buttons of a past order. */
export const PAST_BUTTONS = ['Payment', 'Take Payment', 'Reprint', 'Move to Recurring'] as const;

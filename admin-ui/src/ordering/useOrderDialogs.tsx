import type { OrderBookCommand, OrderView } from '@sae/domain/ordering';
import type { Act } from '@sae/domain/people';
import { useState } from 'react';
import { useRights } from '../auth/user.js';
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

/** What is done with one order: every command to it, and what only looks. */
type Doing = Extract<OrderBookCommand, { readonly orderId: number }>['type'] | 'SeeTickets' | 'SeeBill';

/** The button behind which it is done, where it can be done now: a command that stands behind none does not compile. */
type Buttons = { readonly [D in Doing]: (order: OrderView) => OrderAction | false };

/** What is done with an order, wherever it is listed, and the dialogs in which it is done. */
export const useOrderDialogs = () => {
  const mayDo = useRights();
  const accept = useAccept();
  const remove = useDelete();
  const reprint = useReprint();
  const reopen = useReopen();
  const undoPayment = useUndoPayment();
  const [changing, setChanging] = useState<number | null>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [ticketsOf, setTicketsOf] = useState<number | null>(null);
  const [paying, setPaying] = useState<number | null>(null);

  const change = ({ status }: OrderView): OrderAction | false =>
    status !== 'past' && { name: 'Change', act: ({ id }) => setChanging(id) };
  const payment = ({ status, receiptDetails }: OrderView): OrderAction | false =>
    status === 'past' && {
      ...(receiptDetails?.isPaid ? { name: 'Payment', color: 'inherit' } : { name: 'Take Payment', color: 'success' }),
      act: ({ id }) => setPaying(id),
      // Of one width, so that none moves under a finger when the bill is paid.
      sx: { width: 140 },
    };
  // In the order in which they stand there; what is done in one dialog stands behind one button.
  const buttons: Buttons = {
    AcceptOrder: ({ status }) => status === 'live' && { name: 'Accept', variant: 'contained', act: accept },
    ...{ AddLines: change, CancelLine: change, ChangeNote: change },
    MoveOrder: ({ status }) =>
      status !== 'past' && { name: 'Move', act: ({ id, tableNo }) => setMoving({ from: tableNo, orderId: id }) },
    SeeTickets: ({ status }) =>
      status === 'recurring' && { name: 'Kitchen tickets', act: ({ id }) => setTicketsOf(id) },
    ...{ TakeTender: payment, UndoTender: payment, MarkPaid: payment },
    SeeBill: ({ status }) => status === 'past' && { name: 'Reprint', act: reprint },
    ReopenOrder: ({ status }) => status === 'past' && { name: 'Move to Recurring', act: reopen },
    UndoPayment: ({ receiptDetails }) =>
      Boolean(receiptDetails?.isPaid || receiptDetails?.payment) && { name: 'Undo Paid', act: undoPayment },
    DeleteOrder: () => ({ name: 'Delete', color: 'error', act: remove }),
  };

  return {
    /** Those named are buttons, the others are in the menu behind them. */
    actionsOf: (order: OrderView, named: readonly string[]): readonly OrderAction[] => {
      const all = Object.entries(buttons).flatMap(([doing, button]) => (mayDo(doing as Act) && button(order)) || []);
      const byName = new Map(all.map((action) => [action.name, action]));
      return [...byName.values()].map((action) => ({ ...action, isInMenu: !named.includes(action.name) }));
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

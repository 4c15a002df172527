import { isCallNumber, isNewCallNumber } from '@sae/domain/billing';
import { tableName } from '@sae/domain/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { session } from '../data/session.js';
import { useKitchen } from '../kitchen/KitchenProvider.js';
import { left } from '../ordering/table-box.js';
import { useVerb } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import type { Menu } from './cart.js';
import {
  customerProblems,
  orderRequest,
  isMenuChanged,
  isSentAlready,
  isTooOld,
  placeFailure,
} from './order-request.js';
import { useCheckedTable } from './useCheckedTable.js';
import type { useDraft } from './useDraft.js';

/** Checks, sends and leaves for the orders; however often it is pressed, one order is placed. */
export const usePlaceOrder = (draft: ReturnType<typeof useDraft>, menu: Menu) => {
  const { cart, renewKey, startAnew } = draft;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const kitchen = useKitchen();
  const placing = useVerb('placeOrder', {
    success: ({ tableNo }) => `Order placed successfully${isCallNumber(tableNo) ? `: ${tableName(tableNo)}` : ''}`,
    failure: (error) => {
      if (isSentAlready(error) || isTooOld(error)) renewKey();
      if (isMenuChanged(error))
        for (const asked of ['menu', 'option-groups']) void queries.invalidateQueries({ queryKey: [asked] });
      return placeFailure(error);
    },
  });

  const isMeant = useCheckedTable(draft.changeTable);
  const [isWanting, setWanting] = useState(false);
  const placed = useRef('');
  const submit = async () => {
    if (placed.current === cart.key) return;
    const table = left(draft.table);
    const order = orderRequest(
      { cart, menu, tableNo: table.tableNo, customer: draft.customer },
      { token: session.token(), userId: localStorage.getItem('userId') },
    );
    setWanting(Object.keys(customerProblems(table.tableNo, draft.customer)).length > 0);
    if (typeof order === 'string') return toasts.invalid([order]);
    if (!(await isMeant(table))) return;
    const taken = await placing.run({ order, key: cart.key });
    if (!taken) return;
    placed.current = cart.key;
    if (taken.tickets) kitchen.send(taken.tickets);
    startAnew();
    await navigate('/orders', isNewCallNumber(table.tableNo) ? { state: { called: taken } } : {});
  };
  /** `isWanting`: something is to be said of the customer yet, which was told. */
  return { submit, isPlacing: placing.isRunning(), isWanting };
};

import { useEffect } from 'react';
import { useLocation } from 'react-router';

const HASH = /^#order-(\d+)$/;

/** The name of an order's row on the orders page. */
export const orderAnchor = (id: number): string => `order-${id}`;

/** Where an order is shown. */
export const placeOf = (id: number): string => `/orders#${orderAnchor(id)}`;

/** The order the address points at, as the bell's link does; `visit` changes each time somebody goes there. */
export const usePointedOrder = (): { pointed: number | null; visit: string } => {
  const { hash, key } = useLocation();
  const id = HASH.exec(hash)?.[1];
  return { pointed: id === undefined ? null : Number(id), visit: key };
};

/** Brings the order's row into sight, and the keyboard to it, once it is `there`. */
export const useArrivalAt = (there: boolean, { pointed, visit }: ReturnType<typeof usePointedOrder>): void =>
  useEffect(() => {
    const row = there && pointed !== null ? document.getElementById(orderAnchor(pointed)) : null;
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [there, pointed, visit]);

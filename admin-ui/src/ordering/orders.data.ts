import type { BillView, RestaurantDetails } from '@sae/domain/billing';
import type { IsoTime, LocalDay } from '@sae/domain/kernel';
import type {
  ChangedOrder,
  CompletedTable,
  DeletedOrder,
  MovedOrders,
  OrderStatus,
  OrderView,
  PlacedOrder,
  TaxMonth,
} from '@sae/domain/ordering';
import type { AddLinesRequest, CancelLineRequest, ChangeNoteRequest } from '@sae/domain/ordering/change-order.dto';
import type { CompletePartRequest } from '@sae/domain/ordering/complete-part.dto';
import type { PlaceOrderRequest } from '@sae/domain/ordering/place-order.dto';
import type { ExportProgress } from '@sae/domain/exports';
import type { Submission } from '@sae/domain/restaurant';
import { api } from '../data/api.js';
import { download } from '../data/http.js';
import type { Intent } from '../data/verbs.js';

export interface OrdersQuestion {
  readonly status: OrderStatus;
  /** The newest so many; live and recurring orders come whole. */
  readonly limit: number;
  /** Of past orders those billed on this day, as the restaurant's calendar has it, or since then. */
  readonly date?: LocalDay;
  readonly since?: IsoTime;
  readonly signal?: AbortSignal;
}

const orderRows = async ({ status, limit, date, since: from, signal }: OrdersQuestion) => {
  if (status !== 'past') {
    const data = await api.get<OrderView[]>(`/orders/${status}`, { signal });
    return { data, total: data.length };
  }
  const query = { filter: JSON.stringify({ date, from }), range: JSON.stringify([0, limit - 1]) };
  const { rows, total } = await api.rows<OrderView>('/orders/past', { query, signal });
  return { data: [...rows], total };
};

export interface ExportWish {
  readonly query: Readonly<Record<string, string>>;
  readonly exportId: string;
  readonly signal: AbortSignal;
}

export const orderVerbs = {
  orderRows,
  restaurantDetails: () => api.get<RestaurantDetails>('/orders/restaurant/details'),
  submission: ({ restaurantId }: { restaurantId: number }) =>
    api.get<Submission>('/orders/submit-disabled', { query: { restaurantId: String(restaurantId) } }),

  /** The key is the cart's own, so that it outlives the page. */
  placeOrder: ({ order, key }: { order: PlaceOrderRequest; key: string }) =>
    api.post<PlacedOrder>('/orders/admin', { body: order, key }),
  moveToRecurring: ({ id }: { id: number }, { key, reason }: Intent) =>
    api.put<ChangedOrder>('/orders/{id}/recurring', { path: { id }, body: { reason }, key }),
  moveOrder: ({ id, tableNo }: { id: number; tableNo: number }, { key }: Intent) =>
    api.put<MovedOrders>('/orders/{id}/table', { path: { id }, body: { tableNo }, key }),
  moveTable: (body: { from: number; tableNo: number }, { key }: Intent) =>
    api.post<MovedOrders>('/orders/move-table', { body, key }),
  addLines: ({ orderId: id, ...body }: { orderId: number } & AddLinesRequest, { key }: Intent) =>
    api.post<ChangedOrder>('/orders/{id}/lines', { path: { id }, body, key }),
  cancelLine: ({ orderId, ...body }: { orderId: number } & CancelLineRequest, { key }: Intent) =>
    api.post<ChangedOrder>('/orders/{id}/cancel-line', { path: { id: orderId }, body, key }),
  changeNote: ({ orderId, ...body }: { orderId: number } & ChangeNoteRequest, { key }: Intent) =>
    api.put<ChangedOrder>('/orders/{id}/note', { path: { id: orderId }, body, key }),
  deleteOrder: ({ id }: { id: number }, { key, reason }: Intent) =>
    api.delete<DeletedOrder>('/orders/{id}', { path: { id }, query: { reason }, key }),
  completeTable: ({ settings }: { settings: CompletePartRequest }, { key }: Intent) =>
    api.post<CompletedTable>('/orders/complete', { body: settings, key }),
  /** Of one order, and with it of all on its bill. */
  markPaid: ({ id }: { id: number }, { key }: Intent) => api.put<OrderView>('/orders/{id}/paid', { path: { id }, key }),
  undoPayment: ({ id }: { id: number }, { key, reason }: Intent) =>
    api.delete<OrderView>('/orders/{id}/paid', { path: { id }, query: { reason }, key }),
  reprintBill: ({ id }: { id: number }) => api.get<BillView>('/orders/reprint/{id}', { path: { id } }),
  taxMonths: () => api.get<readonly TaxMonth[]>('/tax/months'),
  fileMonth: ({ month }: { month: string }, { key }: Intent) =>
    api.put<readonly TaxMonth[]>('/tax/months/{month}/filed', { path: { month }, key }),
  undoFiling: ({ month }: { month: string }, { key }: Intent) =>
    api.delete<readonly TaxMonth[]>('/tax/months/{month}/filed', { path: { month }, key }),
  exportOrders: ({ query, exportId, signal }: ExportWish) =>
    download(`/orders/export?${new URLSearchParams({ ...query, exportId })}`, signal),
  exportProgress: ({ exportId }: { exportId: string }) =>
    api.get<ExportProgress>('/orders/exports/{exportId}', { path: { exportId } }),
  cancelExport: ({ exportId }: { exportId: string }) =>
    api.delete<ExportProgress>('/orders/exports/{exportId}', { path: { exportId } }),
  toggleSubmission: (_: object, { key }: Intent) => api.put<Submission>('/orders/toggle-submit-disabled', { key }),
};

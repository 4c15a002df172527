import type { SalesView } from '@sae/domain/analytics';

const nothing = { sales: 0, bills: 0, orders: 0, averageBill: 0 };

/** A Saturday on which nothing was sold yet. */
export const nothingSold: SalesView = {
  ...{ span: 'today', from: '2026-11-21', to: '2026-11-21', ...nothing },
  compared: { from: '2026-11-14', to: '2026-11-14', until: '12:00', ...nothing },
  ...{ discounts: 0, unpaid: { bills: 0, total: 0 }, cancelled: { bills: 0, total: 0 } },
  ...{ byHour: [], dishes: [], byKind: [], takings: [], tips: 0 },
};

export const someSold: SalesView = {
  ...nothingSold,
  ...{ sales: 12_345.5, bills: 41, orders: 44, averageBill: 301.11 },
  compared: { ...nothingSold.compared, sales: 10_000, bills: 41, orders: 50, averageBill: 0 },
  ...{ discounts: 120, unpaid: { bills: 2, total: 800 }, cancelled: { bills: 1, total: 253.05 } },
  byHour: [
    { hour: 12, total: 9_000, bills: 30 },
    { hour: 14, total: 3_345.5, bills: 11 },
  ],
  dishes: [
    { name: 'Garlic Naan', quantity: 52, total: 2_860 },
    { name: 'Biryani', quantity: 20, total: 3_010 },
  ],
  byKind: [
    { kind: 'table', total: 10_000 },
    { kind: 'takeaway', total: 2_345.5 },
  ],
  takings: [{ kind: 'upi', total: 9_000 }],
  tips: 50,
};

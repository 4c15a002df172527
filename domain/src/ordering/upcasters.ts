import { liftedBill, liftedFirstBill, type FirstBill, type SecondBill } from '../billing/issued-bill.js';

/**
 * How the data of events written in an older version are lifted to the next, by type and by the version they were
 * written in. Every process that opens the log reads through these.
 */
export const UPCASTERS = {
  BillIssued: {
    1: (data: object): object => liftedFirstBill(data as FirstBill),
    2: (data: object): object => liftedBill(data as SecondBill),
  },
} as const;

import { afterAll, beforeAll } from '@jest/globals';
import type { PaymentClaimView } from '@sae/domain/guests';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderView, CompletedTable } from '@sae/domain/ordering';
import { billTable, claimsOf, payableOwner, scanned, type ScannedPhone } from './guests.js';
import type { SystemOptions } from './parts.js';
import { sharedSystem, type System } from './system.js';
import { addMenu, expectStatus, type Owner } from './verbs.js';

interface BilledGuests {
  readonly phone: ScannedPhone;
  readonly tableNo: number;
  readonly orderId: number;
  readonly bill: CompletedTable;
}

/** A restaurant whose guests order and pay, in the shared system: there before a spec's first test. */
export class House {
  system!: System;
  owner!: Owner;
  menu!: MenuItemView[];
  private tables = 100;

  constructor(options?: SystemOptions) {
    beforeAll(async () => {
      this.system = await sharedSystem(options);
      this.owner = await payableOwner(this.system);
      this.menu = await addMenu(this.owner);
    }, 60_000);
    afterAll(() => this.system.stop(), 60_000);
  }

  /** A table that no other test knows. */
  newTable(): number {
    return ++this.tables;
  }

  /** Guests at a table of their own, who have ordered and were billed 665.18. */
  async billedGuests(): Promise<BilledGuests> {
    const tableNo = this.newTable();
    const phone = await scanned(this.owner, tableNo);
    const { id: orderId } = await phone.order(this.menu);
    return { phone, tableNo, orderId, bill: await billTable(this.owner, tableNo, [orderId]) };
  }

  pay(orderId: number, { api }: Owner = this.owner) {
    return api.put(`/orders/${orderId}/paid`);
  }

  async claimsAt(tableNo: number): Promise<PaymentClaimView[]> {
    return (await claimsOf(this.owner)).filter((claim) => claim.tableNo === tableNo);
  }

  async pastOrder(id: number): Promise<OrderView | undefined> {
    const { body } = await this.owner.api.get('/orders/past').then(expectStatus(200));
    return (body as OrderView[]).find((order) => order.id === id);
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { dueOf, upiLink, type GuestPaymentView, type Sitting } from '@sae/domain/guests';
import { Refusal, toRupees } from '@sae/domain/kernel';
import { nothingDue, tableName } from '@sae/domain/ordering';
import { Ids } from '../clock.js';
import { drawn } from '../tables/qr-codes.js';
import { Dues } from './dues.js';
import type { Seat } from './seats.js';

/** How the guests of a table can pay by UPI what they owe. */
export class Payment extends Query<GuestPaymentView> {
  constructor(readonly seat: Seat) {
    super();
  }
}

const noUpi = () =>
  new Refusal('conflict', 'payment/no-upi', 'This restaurant takes no payment here. Please ask the staff.');

/** What the restaurant finds on its statement: the bill, when there is one alone. */
const noteOf = (sitting: Sitting, tableNo: number): string => {
  const unpaid = sitting.bills.filter(({ isPaid }) => !isPaid);
  const bill = unpaid.length === 1 ? `Bill ${unpaid[0]?.billNo} ` : '';
  return `${bill}${tableName(tableNo)}`;
};

@QueryHandler(Payment)
export class PaymentHandler implements IQueryHandler<Payment> {
  constructor(
    private readonly dues: Dues,
    private readonly ids: Ids,
  ) {}

  async execute({ seat }: Payment): Promise<GuestPaymentView> {
    const { upiId, restaurantName } = seat.access.user;
    if (!upiId) throw noUpi();
    const { sitting } = await this.dues.at(seat);
    const due = sitting ? dueOf(sitting).due : 0;
    if (!sitting || due <= 0) throw nothingDue();
    const reference = this.ids.paymentReference();
    const note = noteOf(sitting, seat.table.tableNo);
    const link = upiLink({ upiId, payee: restaurantName, amount: due, note, reference });
    return { amount: toRupees(due), upiId, link, qrCode: await drawn(link), reference };
  }
}

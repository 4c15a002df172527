import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { billView, DEFAULT_MESSAGE, type CompleteTableRequest, type Seller, type Terms } from '@sae/domain/billing';
import { toPaise } from '@sae/domain/kernel';
import { openOrderView, pastOrderView, type OrderView, type CompletedTable } from '@sae/domain/ordering';
import type { RequestContext } from '@sae/platform/log';
import { Bills, orderIn } from '../ordering/bills.js';
import { OrderBooks } from '../ordering/order-books.js';
import { PastEvents, findEvent } from '../kernel/events.js';

/** One bill of all recurring orders of a table, which become past together. */
export class CompleteTable extends Command<CompletedTable> {
  constructor(
    readonly restaurantId: number,
    readonly seller: Seller,
    readonly request: CompleteTableRequest,
    readonly by: RequestContext,
  ) {
    super();
  }
}

const termsOf = ({ discount, serviceCharge, gstRate, gstType }: CompleteTableRequest): Terms => ({
  discountPercent: discount,
  serviceCharge: toPaise(serviceCharge),
  gstRate,
  gstType,
});

@CommandHandler(CompleteTable)
export class CompleteTableHandler implements ICommandHandler<CompleteTable> {
  constructor(
    private readonly books: OrderBooks,
    private readonly bills: Bills,
    private readonly pastEvents: PastEvents,
  ) {}

  async execute({ restaurantId, seller, request, by }: CompleteTable): Promise<CompletedTable> {
    const message = request.message || DEFAULT_MESSAGE;
    const { state, events, year } = await this.books.make(
      restaurantId,
      { type: 'CompleteTable', tableNo: request.tableNo, terms: termsOf(request), message, seller },
      by,
    );
    const issued = findEvent(events, 'BillIssued');
    const { data: bill, at: issuedAt, revision } = issued;
    const place = { restaurantId, financialYear: year, revision };
    const told = new Map(
      (await this.bills.ordersOn(bill, state, restaurantId, year)).map((order) => [order.orderId, order]),
    );
    const orders: OrderView[] = [];
    for (const { orderId } of bill.orders) {
      // A repeated request may come when an order is long deleted; it gets the answer of the first.
      const order = told.get(orderId) ?? (await this.pastEvents.before(issued, orderIn(orderId)));
      orders.push(pastOrderView(openOrderView(order, place), bill, issuedAt, place));
    }
    return { ...billView(bill, issuedAt), orders };
  }
}

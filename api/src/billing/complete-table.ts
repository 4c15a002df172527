import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  billView,
  DEFAULT_MESSAGE,
  type BillView,
  type CompleteTableRequest,
  type Seller,
  type Terms,
} from '@sae/domain/billing';
import { toPaise } from '@sae/domain/kernel';
import { pastOrderView, type OrderView } from '@sae/domain/ordering';
import type { Asker } from '@sae/platform/log';
import { OrderBooks } from '../ordering/order-books.js';
import { the } from '../the.js';

export interface CompletedTable extends BillView {
  readonly orders: readonly OrderView[];
}

/** One bill of all recurring orders of a table, which become past together. */
export class CompleteTable extends Command<CompletedTable> {
  constructor(
    readonly restaurantId: number,
    readonly seller: Seller,
    readonly request: CompleteTableRequest,
    readonly by: Asker,
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
  constructor(private readonly books: OrderBooks) {}

  async execute({ restaurantId, seller, request, by }: CompleteTable): Promise<CompletedTable> {
    const message = request.message || DEFAULT_MESSAGE;
    const { events, year } = await this.books.make(
      restaurantId,
      { type: 'CompleteTable', tableNo: request.tableNo, terms: termsOf(request), message, seller },
      by,
    );
    const { data: bill, at: issuedAt, revision } = the(events, 'BillIssued');
    const place = { restaurantId, financialYear: year, revision };
    const orders = bill.orders.map((order) => pastOrderView(order, bill, issuedAt, place));
    return { ...billView(bill, issuedAt), orders };
  }
}

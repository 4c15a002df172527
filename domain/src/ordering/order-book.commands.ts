import type { Command } from '../kernel/index.js';
import type { OrderItem } from '../billing/order-item.js';
import type { WholeBill } from './order-book-state.js';
import type { BookOpened, OpenOrder } from './order-book.events.js';
import type { OpenBudget } from './open-budget.js';
import type { WhyCancelled } from './cancel-bill.js';
import type { ClaimCommand } from './claims.js';
import type { FilingCommand } from './filing.js';
import type { GiveBack } from './giving-back.js';
import type { CompleteTable } from './complete-table.js';
import type { OnDay } from './kitchen-tickets.js';
import type { DayCommand } from './day-sheet.js';
import type { OrderChange } from './order-changes.js';
import type { TenderCommand } from './tenders.js';
import type { CountPortions } from './portions.js';
import type { PrintTicket } from './waiting-tickets.js';
import type { TakenAt } from './call-numbers.js';

export type OrderBookCommand =
  | ClaimCommand
  | TenderCommand
  | GiveBack
  | (Command<'CarryOver'> & { readonly orders: readonly OpenOrder[] })
  | (Command<'OpenBook'> & Readonly<BookOpened['data']>)
  | Command<'CloseBook'>
  | (Command<'PlaceOrder'> &
      TakenAt & {
        readonly items: readonly OrderItem[];
        /** Without one, whatever is open. */
        readonly budget?: OpenBudget;
        /** Where it is accepted at once, and the kitchen told of it. */
        readonly accepted?: OnDay;
      })
  | (Command<'AcceptOrder'> & { readonly orderId: number } & OnDay)
  | OrderChange
  /** `whole` is the bill the order stands on, as read from the log. */
  | (Command<'ReopenOrder'> & {
      readonly orderId: number;
      readonly whole: WholeBill;
      readonly budget?: OpenBudget;
    } & WhyCancelled)
  | (Command<'DeleteOrder'> & {
      readonly orderId: number;
      readonly whole: WholeBill | null;
    } & WhyCancelled &
      OnDay)
  | PrintTicket
  | CountPortions
  | DayCommand
  | FilingCommand
  | CompleteTable;

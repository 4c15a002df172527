import { isCallNumber } from '@sae/domain/billing';
import { optionsText, tableName, type TicketItemView, type TicketView } from '@sae/domain/ordering';
import type { Names } from '@sae/domain/audit';
import { timeText } from '../data/zone.js';
import { Paper } from '../print/Paper.js';
import { printOut } from '../print/print-out.js';
import { SecondName } from '../print/SecondName.js';
import { useNames } from '../ui/useNames.js';
import { VegMark } from '../print/VegMark.js';

const Dish = ({
  item: { name, secondName, isVeg, quantity, portion, options, specialInstructions },
}: {
  item: TicketItemView;
}) => (
  <li>
    <div className="dish">
      <span>{quantity} ×</span>
      <span>
        <VegMark isVeg={isVeg} /> {name}
        {secondName && <SecondName name={secondName} />}
      </span>
      {portion === 'half' && <span className="half">HALF</span>}
    </div>
    {options && <p className="chosen">{optionsText({ options })}</p>}
    {specialInstructions && <p className="wish">{specialInstructions}</p>}
  </li>
);

interface KitchenReceiptProps {
  readonly ticket: TicketView;
  readonly copy?: 'duplicate';
  /** Who sent it, where that is known. */
  readonly sender?: string;
}

/** What to cook, or to cook no more, readable at arm's length: no prices, the table first. */
export const KitchenReceipt = ({ ticket, copy, sender }: KitchenReceiptProps) => (
  <Paper
    kind={ticket.kind === 'CANCEL' ? 'kitchen cancelled' : 'kitchen'}
    label={`Kitchen receipt of order ${ticket.orderId}`}
  >
    <p className="place">
      {isCallNumber(ticket.tableNo) ? tableName(ticket.tableNo).toUpperCase() : tableName(ticket.tableNo)}
    </p>
    {ticket.customer?.name && <p className="customer">{ticket.customer.name}</p>}
    <div className="pair">
      <strong>Order #{ticket.orderId}</strong>
      <span>{timeText(ticket.issuedAt)}</span>
    </div>
    <div className="pair">
      <strong>Ticket {ticket.ticketNo}</strong>
      <strong className="kind">{ticket.kind}</strong>
    </div>
    {sender && <p>by {sender}</p>}
    {copy === 'duplicate' && <p className="stamp">DUPLICATE of ticket {ticket.ticketNo}</p>}
    <hr />
    <ul>
      {ticket.items.map((item, index) => (
        <Dish key={index} item={item} />
      ))}
    </ul>
    <hr />
    <p className="centre">Items: {ticket.items.reduce((sum, { quantity }) => sum + quantity, 0)}</p>
  </Paper>
);

const NOBODY: Names = new Map();

/** On one strip, where there are several. */
export const printTickets = (tickets: readonly TicketView[], names: Names = NOBODY, copy?: 'duplicate'): void => {
  if (tickets.length === 0) return;
  const papers = tickets.map((ticket) => (
    <KitchenReceipt
      key={`${ticket.day} ${ticket.ticketNo}`}
      ticket={ticket}
      sender={names.get(ticket.by ?? 0)?.name}
      {...(copy ? { copy } : {})}
    />
  ));
  printOut(<>{papers}</>, 'roll');
};

/** The same, with the names of who sent them. */
export const usePrintTickets = () => {
  const names = useNames();
  return (tickets: readonly TicketView[], copy?: 'duplicate'): void => printTickets(tickets, names, copy);
};

import { isToken } from '@sae/domain/billing';
import { type TicketItemView, type TicketView, tableName } from '@sae/domain/ordering';
import { timeText } from '../data/zone.js';
import { Paper } from './Paper.js';
import { VegMark } from './VegMark.js';

const Dish = ({ item: { name, isVeg, quantity, portion, specialInstructions } }: { item: TicketItemView }) => (
  <li>
    <div className="dish">
      <span>{quantity} ×</span>
      <span>
        <VegMark isVeg={isVeg} /> {name}
      </span>
      {portion === 'half' && <span className="half">HALF</span>}
    </div>
    {specialInstructions && <p className="wish">{specialInstructions}</p>}
  </li>
);

/** What to cook, or to cook no more, readable at arm's length: no prices, the table first. */
export const KitchenReceipt = ({ ticket, copy }: { ticket: TicketView; copy?: 'duplicate' }) => (
  <Paper
    kind={ticket.kind === 'CANCEL' ? 'kitchen cancelled' : 'kitchen'}
    label={`Kitchen receipt of order ${ticket.orderId}`}
  >
    <p className="place">
      {isToken(ticket.tableNo) ? tableName(ticket.tableNo).toUpperCase() : tableName(ticket.tableNo)}
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

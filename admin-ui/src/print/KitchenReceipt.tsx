import { type OrderItemView, type OrderView, tableName } from '@sae/domain/ordering';
import { timeText } from '../data/zone.js';
import { Paper } from './Paper.js';
import { VegMark } from './VegMark.js';

const Dish = ({ item: { name, isVeg, quantity, portion, specialInstructions } }: { item: OrderItemView }) => (
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

/** What to cook, readable at arm's length: no prices, the table first. */
export const KitchenReceipt = ({ order }: { order: OrderView }) => (
  <Paper kind="kitchen" label={`Kitchen receipt of order ${order.id}`}>
    <p className="place">{tableName(order.tableNo)}</p>
    <div className="pair">
      <strong>Order #{order.id}</strong>
      <span>{timeText(order.createdAt)}</span>
    </div>
    <hr />
    <ul>
      {order.items.map((item, index) => (
        <Dish key={index} item={item} />
      ))}
    </ul>
    <hr />
    <p className="centre">Items: {order.items.reduce((sum, { quantity }) => sum + quantity, 0)}</p>
  </Paper>
);

import { Body, Controller, Get, Injectable, Post, Req, UseGuards } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { totalOf, type OrderItem } from '@sae/domain/billing';
import { toRupees } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { itemView, priceItems, revisionText, type OrderView } from '@sae/domain/ordering';
import { PlaceOrderRequest } from '@sae/domain/ordering/place-order.dto';
import type { FastifyRequest } from 'fastify';
import { DataSource, In, type EntityManager } from 'typeorm';
import { AuthGuard, RestaurantId } from './auth.js';
import { AuditEntry, MenuItem, Order, OrderLine } from './entities.js';

/** Who asks, and how the request is told from others. */
interface Asked {
  readonly restaurantId: number;
  readonly requestId: string;
  readonly key: string | null;
}

const menuView = ({ price, halfPrice, ...item }: MenuItem): MenuItemView => ({
  ...item,
  description: null,
  price: toRupees(price),
  hasHalf: halfPrice !== null,
  halfPrice: halfPrice === null ? null : toRupees(halfPrice),
});

const view = (
  order: Pick<Order, 'id' | 'restaurantId' | 'tableNo' | 'total' | 'placedAt' | 'status' | 'version'>,
  lines: readonly OrderItem[],
): OrderView => ({
  id: order.id,
  restaurantId: order.restaurantId,
  tableNo: order.tableNo,
  items: lines.map(itemView),
  total: toRupees(order.total),
  createdAt: order.placedAt.toISOString(),
  status: order.status,
  placedBy: 'staff',
  revision: revisionText({
    restaurantId: order.restaurantId,
    financialYear: order.placedAt.getFullYear(),
    revision: order.version,
  }),
});

const pricedLines = async (manager: EntityManager, restaurantId: number, request: PlaceOrderRequest) => {
  const items = await manager.findBy(MenuItem, { restaurantId, id: In(request.items.map(({ id }) => id)) });
  return priceItems(request, new Map(items.map((item) => [item.id, menuView(item)])), new Date().toISOString());
};

@Injectable()
export class Orders {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async live(restaurantId: number): Promise<OrderView[]> {
    const orders = await this.database.manager.find(Order, {
      where: { restaurantId, status: 'live' },
      relations: { lines: true },
      order: { placedAt: 'ASC', id: 'ASC', lines: { position: 'ASC' } },
    });
    return orders.map((order) => view(order, order.lines));
  }

  /** All of it or nothing, on disk before it is answered; a key that is known answers what was made by it. */
  place(request: PlaceOrderRequest, asked: Asked): Promise<OrderView> {
    return this.database.transaction(async (manager) => {
      const made = await this.made(manager, asked);
      if (made) return view(made, made.lines);
      const { restaurantId, requestId, key: idempotencyKey } = asked;
      const lines = await pricedLines(manager, restaurantId, request);
      const order = { restaurantId, tableNo: request.tableNo ?? 1, total: totalOf(lines), idempotencyKey };
      const { generatedMaps } = await manager.insert(Order, order);
      const placed = { ...order, ...(generatedMaps[0] as Pick<Order, 'id' | 'placedAt' | 'status' | 'version'>) };
      await manager.insert(
        OrderLine,
        lines.map((line, position) => ({ ...line, orderId: placed.id, position })),
      );
      await manager.insert(AuditEntry, {
        restaurantId,
        requestId,
        actor: `restaurant:${restaurantId}`,
        action: 'order placed',
        detail: { orderId: placed.id, tableNo: order.tableNo, total: order.total },
      });
      return view(placed, lines);
    });
  }

  /** The index keeps a second one out that comes at the same time: it is refused, and finds this when it asks again. */
  private made(manager: EntityManager, { restaurantId, key }: Asked): Promise<Order | null> | null {
    if (key === null) return null;
    return manager.findOne(Order, {
      where: { restaurantId, idempotencyKey: key },
      relations: { lines: true },
      order: { lines: { position: 'ASC' } },
    });
  }
}

@Controller('api/orders')
@UseGuards(AuthGuard)
export class OrdersController {
  constructor(private readonly orders: Orders) {}

  @Post('admin')
  place(
    @RestaurantId() restaurantId: number,
    @Body() order: PlaceOrderRequest,
    @Req() { id, headers }: FastifyRequest,
  ) {
    const key = headers['idempotency-key']?.toString() ?? null;
    return this.orders.place(order, { restaurantId, requestId: id, key });
  }

  @Get('live')
  live(@RestaurantId() restaurantId: number) {
    return this.orders.live(restaurantId);
  }
}

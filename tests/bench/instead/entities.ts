/** The tables, with the indexes that the calls need. */
import { PORTIONS, type Portion } from '@sae/domain/billing';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  VersionColumn,
  type Relation,
} from 'typeorm';

/** Prices are paise. */
@Entity('menu_items')
export class MenuItem {
  @PrimaryColumn('int')
  restaurantId: number;

  @PrimaryColumn('int')
  id: number;

  @Column('text')
  category: string;

  @Column('text')
  name: string;

  @Column('boolean')
  isVeg: boolean;

  @Column('int')
  price: number;

  @Column('int', { nullable: true })
  halfPrice: number | null;

  @Column('boolean', { default: true })
  isEnabled: boolean;
}

@Entity('orders')
@Index(['restaurantId', 'placedAt', 'id'], { where: `status = 'live'` })
@Index(['restaurantId', 'idempotencyKey'], { unique: true, where: `"idempotencyKey" IS NOT NULL` })
export class Order {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id: number;

  @Column('int')
  restaurantId: number;

  @Column('int')
  tableNo: number;

  @Column('enum', { enum: ['live', 'recurring', 'past'], default: 'live' })
  status: 'live' | 'recurring' | 'past';

  @Column('int')
  total: number;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  placedAt: Date;

  @VersionColumn()
  version: number;

  @Column('varchar', { length: 100, nullable: true })
  idempotencyKey: string | null;

  @OneToMany(() => OrderLine, (line) => line.order)
  lines: Relation<OrderLine[]>;
}

/** As the menu said when it was ordered. */
@Entity('order_lines')
export class OrderLine {
  @PrimaryColumn('int')
  orderId: number;

  @PrimaryColumn('smallint')
  position: number;

  @ManyToOne(() => Order, (order) => order.lines, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<Order>;

  @Column('int')
  itemId: number;

  @Column('text')
  name: string;

  @Column('text')
  category: string;

  @Column('boolean')
  isVeg: boolean;

  @Column('enum', { enum: PORTIONS })
  portion: Portion;

  @Column('int')
  price: number;

  @Column('smallint')
  quantity: number;

  @Column('text', { default: '' })
  specialInstructions: string;
}

@Entity('audit_entries')
@Index(['restaurantId', 'at'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column('int')
  restaurantId: number;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  at: Date;

  @Column('text')
  actor: string;

  @Column('text')
  requestId: string;

  @Column('text')
  action: string;

  @Column('jsonb')
  detail: object;
}

/**
 * What a team would build instead of the product: the same two calls with the same validation, prices and answers on
 * NestJS, TypeORM and PostgreSQL. Its settings are DATABASE_URL, JWT_SECRET and PORT.
 */
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { validation } from '../../../api/src/http/validation.js';
import { AuditEntry, MenuItem, Order, OrderLine } from './entities.js';
import { Orders, OrdersController } from './orders.js';
import { Refusals } from './refusals.js';

const { DATABASE_URL, JWT_SECRET, PORT } = process.env;

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: DATABASE_URL,
      entities: [AuditEntry, MenuItem, Order, OrderLine],
      synchronize: true,
      poolSize: 20,
    }),
    JwtModule.register({
      secret: JWT_SECRET,
      verifyOptions: { algorithms: ['HS256'], issuer: 'sae', audience: 'sae-api' },
    }),
  ],
  controllers: [OrdersController],
  providers: [Orders],
})
class InsteadModule {}

const app = await NestFactory.create(InsteadModule, new FastifyAdapter(), { logger: false });
app.useGlobalPipes(validation());
app.useGlobalFilters(new Refusals());
await app.listen(Number(PORT), '127.0.0.1');
process.send?.({ ready: true });
process.once('disconnect', () => process.exit(0));

/**
 * What a team would build instead of the product: the same two calls with the same validation, prices and answers on
 * NestJS, TypeORM and PostgreSQL. Its settings are DATABASE_URL, JWT_SECRET and PORT.
 */
import 'reflect-metadata';
import { createSecretKey } from 'node:crypto';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { validation } from '../../../api/src/http/validation.js';
import { AuditEntry, MenuItem, Order, OrderLine } from './entities.js';
import { Orders, OrdersController } from './orders.js';
import { Refusals } from './refusals.js';

const { DATABASE_URL, JWT_SECRET = '', PORT } = process.env;
/** Of a text jsonwebtoken tries first whether it is a public key: that took a quarter of the server's time. */
const secret = createSecretKey(JWT_SECRET, 'utf8');

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: DATABASE_URL,
      entities: [AuditEntry, MenuItem, Order, OrderLine],
      synchronize: true,
      poolSize: 10,
      // A server that rests while others have their turn keeps what it has opened.
      extra: { idleTimeoutMillis: 0 },
    }),
    JwtModule.register({
      secretOrKeyProvider: () => secret,
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

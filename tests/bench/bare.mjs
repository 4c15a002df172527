/**
 * What is measured against: NestJS on Fastify with the same body and the same validation, which stores nothing; and
 * for questions, one Redis read of the same text. Decorators are called as functions, so that plain Node runs this.
 * Usage: node bare.mjs <port> <redis url>
 */
import 'reflect-metadata';
import { Body, Controller, Get, Module, Post, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { PlaceOrderRequest } from '@sae/domain/ordering/place-order.dto';
import { createClient } from 'redis';
import { validation } from '../../api/dist/http/validation.js';

const [port, redisUrl] = process.argv.slice(2);
const redis = await createClient({ url: redisUrl }).connect();

class BareOrders {
  place(order) {
    return { ...order, id: 1, status: 'live', createdAt: new Date().toISOString() };
  }
  async live(reply) {
    reply.type('application/json').send(await redis.get('bare:live'));
  }
}

const endpoint = (name, verb, types) => {
  verb(BareOrders.prototype, name, Object.getOwnPropertyDescriptor(BareOrders.prototype, name));
  Reflect.defineMetadata('design:paramtypes', types, BareOrders.prototype, name);
};
Controller('api/orders')(BareOrders);
endpoint('place', Post('admin'), [PlaceOrderRequest]);
Body()(BareOrders.prototype, 'place', 0);
endpoint('live', Get('live'), [Object]);
Res()(BareOrders.prototype, 'live', 0);

class BareModule {}
Module({ controllers: [BareOrders] })(BareModule);

const app = await NestFactory.create(BareModule, new FastifyAdapter(), { logger: false });
app.useGlobalPipes(validation());
await app.listen(Number(port), '127.0.0.1');
process.send?.({ ready: true });
process.once('disconnect', () => process.exit(0));

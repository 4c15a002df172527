import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule, type Given } from '../app.module.js';
import { fastifyAdapter } from '../http/fastify.js';
import { apiDocument } from './document.js';

/** A preview makes no part of the app, so that there need be nothing behind its doors. */
const nothing = { doors: { redis: {} } } as unknown as Given;
const app = await NestFactory.create(AppModule.of(nothing), fastifyAdapter(), { preview: true, logger: ['error'] });

process.stdout.write(JSON.stringify(apiDocument(app), null, 2));

import 'reflect-metadata';
import { Module, type Provider, type Type } from '@nestjs/common';
import {
  GUARDS_METADATA,
  MODULE_METADATA,
  PARAMTYPES_METADATA,
  SELF_DECLARED_DEPS_METADATA,
} from '@nestjs/common/constants.js';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { fastifyAdapter } from '../http/fastify.js';
import { apiDocument } from './document.js';

const told = <T>(key: string, thing: object): readonly T[] =>
  (Reflect.getMetadata(key, thing) as T[] | undefined) ?? [];

const controllers = told<Type>(MODULE_METADATA.CONTROLLERS, AppModule);
const guards = controllers.flatMap((controller) => [
  ...told<Type>(GUARDS_METADATA, controller),
  ...Object.values(Object.getOwnPropertyDescriptors(controller.prototype as object)).flatMap(({ value }) =>
    typeof value === 'function' ? told<Type>(GUARDS_METADATA, value as object) : [],
  ),
]);

/** Nothing stands behind what controllers and guards ask for: a preview reads their routes and makes none of them. */
const nothing = [...controllers, ...guards]
  .flatMap((type) => [
    ...told<Type>(PARAMTYPES_METADATA, type),
    ...told<{ param: symbol }>(SELF_DECLARED_DEPS_METADATA, type).map(({ param }) => param),
  ])
  .map((provide): Provider => ({ provide, useValue: null }));

@Module({ controllers: [...controllers], providers: nothing })
class Routes {}

const app = await NestFactory.create(Routes, fastifyAdapter(), { preview: true, logger: ['error'] });

process.stdout.write(JSON.stringify(apiDocument(app), null, 2));

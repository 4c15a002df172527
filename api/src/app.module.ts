import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { TempFiles } from '@sae/platform/files';
import { CommandProcessor, Log } from '@sae/platform/log';
import type { Logger } from '@sae/platform/logging';
import { READERS } from '@sae/projections/models/all';
import { Progress } from '@sae/projections/progress';
import { Pushes } from '@sae/projections/pushes';
import { access } from './access/index.js';
import { AuthGuard } from './access/auth.guard.js';
import { analytics } from './analytics/index.js';
import { audit } from './audit/index.js';
import { billing } from './billing/index.js';
import { EXPORTS, ExportPlaces, pastOrderExports } from './exports/index.js';
import { guests } from './guests/index.js';
import { HealthCheck, HealthController } from './health/health.js';
import { Limits } from './http/limits.js';
import { RestaurantBudget } from './http/restaurant-budget.js';
import { TrueModels } from './http/true-models.js';
import { validation } from './http/validation.js';
import { Clock, Ids } from './kernel/clock.js';
import { LOGGER, REDIS, type Connections } from './kernel/connections.js';
import { Decisions, PastEvents } from './kernel/decisions.js';
import { Configuration } from './kernel/configuration.js';
import { Handshakes, NotedHandshakes } from './live/handshakes.js';
import { Listeners } from './live/listeners.js';
import { LiveGateway } from './live/live.gateway.js';
import { menu } from './menu/index.js';
import { ordering } from './ordering/index.js';
import { ErrorFilter, WatchedRefusals } from './refusals/error-filter.js';
import { restaurant } from './restaurant/index.js';
import { reviews } from './reviews/index.js';
import { SecurityEvents } from './security/security-events.js';
import { PaymentProvider, paymentProvider, subscription } from './subscription/index.js';
import { tables } from './tables/index.js';

/** In the order in which the reference tells of them. */
const CONTEXTS = [
  access,
  subscription,
  restaurant,
  menu,
  billing,
  ordering,
  tables,
  guests,
  reviews,
  analytics,
  audit,
  pastOrderExports,
];

export interface AppParts {
  readonly configuration: Configuration;
  readonly clock: Clock;
  readonly connections: Connections;
  readonly logger: Logger;
}

const given = ({ configuration, clock, connections, logger }: AppParts): Provider[] => [
  { provide: Configuration, useValue: configuration },
  { provide: Clock, useValue: clock },
  { provide: LOGGER, useValue: logger },
  { provide: REDIS, useValue: connections.redis },
  { provide: Log, useValue: connections.log },
  { provide: CommandProcessor, useValue: connections.processor },
  { provide: Progress, useValue: connections.progress },
  { provide: Pushes, useValue: connections.pushes },
  { provide: EXPORTS, useValue: connections.exports },
  { provide: ExportPlaces, useValue: new ExportPlaces(connections.queued) },
  { provide: TempFiles, useValue: new TempFiles(connections.queued) },
  ...READERS.map((Reader) => ({ provide: Reader, useValue: new Reader(connections.redis) })),
  { provide: PaymentProvider, useFactory: () => paymentProvider(configuration.values.payments, logger) },
];

/** One module: the contexts meet in the log and in the read models, not in Nest. */
@Module({
  imports: [CqrsModule.forRoot()],
  controllers: [HealthController, ...CONTEXTS.flatMap(({ controllers }): Type[] => controllers)],
  providers: [
    Ids,
    Decisions,
    PastEvents,
    Limits,
    RestaurantBudget,
    HealthCheck,
    TrueModels,
    Handshakes,
    SecurityEvents,
    WatchedRefusals,
    Listeners,
    LiveGateway,
    NotedHandshakes,
    ...CONTEXTS.flatMap(({ providers }): Type[] => providers),
    { provide: APP_GUARD, useClass: AuthGuard },
    { provide: APP_PIPE, useFactory: validation },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class AppModule {
  static of(parts: AppParts): DynamicModule {
    return { module: AppModule, providers: given(parts) };
  }
}

import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { TempFiles } from '@sae/platform/files';
import { CommandProcessor, Log } from '@sae/platform/log';
import type { Logger } from '@sae/platform/logging';
import { AccessReader } from '@sae/projections/models/access';
import { AnalyticsReader } from '@sae/projections/models/analytics';
import { AuditReader } from '@sae/projections/models/audit';
import { GuestsReader } from '@sae/projections/models/guests';
import { MenuReader } from '@sae/projections/models/menu';
import { OrderReader } from '@sae/projections/models/ordering';
import { Progress } from '@sae/projections/progress';
import { Pushes } from '@sae/projections/pushes';
import { ReviewsReader } from '@sae/projections/models/reviews';
import { PlansReader } from '@sae/projections/models/subscription';
import { TablesReader } from '@sae/projections/models/tables';
import { AccessController, accessHandlers, accessParts, SessionsController } from './access/index.js';
import { AnalyticsController, analyticsHandlers } from './analytics/index.js';
import { AuditController, auditHandlers, auditParts } from './audit/index.js';
import { BillingController, billingHandlers } from './billing/index.js';
import { Ids, Clock } from './kernel/clock.js';
import { Decisions } from './kernel/decisions.js';
import { LOGGER, REDIS, type Connections } from './kernel/connections.js';
import { EXPORTS, ExportPlaces, ExportsController, exportsHandlers, exportsParts } from './exports/index.js';
import { GuestsController, guestsHandlers, guestsParts } from './guests/index.js';
import { HealthController, HealthCheck } from './health/health.js';
import { AuthGuard } from './access/auth.guard.js';
import { Limits } from './http/limits.js';
import { RestaurantBudget } from './http/restaurant-budget.js';
import { ErrorFilter } from './refusals/error-filter.js';
import { TrueModels } from './http/true-models.js';
import { validation } from './http/validation.js';
import { Handshakes, NotedHandshakes } from './live/handshakes.js';
import { Listeners } from './live/listeners.js';
import { LiveGateway } from './live/live.gateway.js';
import { MenuController, menuHandlers } from './menu/index.js';
import { OrderingController, orderingHandlers, orderingParts } from './ordering/index.js';
import { PastEvents } from './kernel/events.js';
import {
  AccountController,
  RestaurantController,
  restaurantHandlers,
  restaurantParts,
  SettingsController,
} from './restaurant/index.js';
import { ReviewsController, reviewsHandlers } from './reviews/index.js';
import { SecurityEvents } from './security/security-events.js';
import { WatchedRefusals } from './refusals/watched-refusals.js';
import { Settings } from './kernel/settings.js';
import {
  PaymentProvider,
  paymentProvider,
  PaymentsController,
  SubscriptionController,
  subscriptionHandlers,
  subscriptionParts,
} from './subscription/index.js';
import { TablesController, tablesHandlers, tablesParts } from './tables/index.js';

export interface Given {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly connections: Connections;
  readonly logger: Logger;
}

const given = ({ settings, clock, connections, logger }: Given): Provider[] => [
  { provide: Settings, useValue: settings },
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
  { provide: AccessReader, useValue: new AccessReader(connections.redis) },
  { provide: GuestsReader, useValue: new GuestsReader(connections.redis) },
  { provide: MenuReader, useValue: new MenuReader(connections.redis) },
  { provide: AuditReader, useValue: new AuditReader(connections.redis) },
  { provide: OrderReader, useValue: new OrderReader(connections.redis) },
  { provide: PlansReader, useValue: new PlansReader(connections.redis) },
  { provide: PaymentProvider, useFactory: () => paymentProvider(settings.config.payments, logger) },
  { provide: ReviewsReader, useValue: new ReviewsReader(connections.redis) },
  { provide: TablesReader, useValue: new TablesReader(connections.redis) },
  { provide: AnalyticsReader, useValue: new AnalyticsReader(connections.redis) },
];

/** One module: the contexts meet in the log and in the read models, not in Nest. */
@Module({
  imports: [CqrsModule.forRoot()],
  controllers: [
    HealthController,
    SessionsController,
    AccessController,
    SubscriptionController,
    PaymentsController,
    AccountController,
    RestaurantController,
    SettingsController,
    MenuController,
    BillingController,
    OrderingController,
    TablesController,
    GuestsController,
    ReviewsController,
    AnalyticsController,
    AuditController,
    ExportsController,
  ],
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
    ...accessParts,
    ...accessHandlers,
    ...subscriptionParts,
    ...subscriptionHandlers,
    ...restaurantParts,
    ...restaurantHandlers,
    ...menuHandlers,
    ...orderingParts,
    ...orderingHandlers,
    ...billingHandlers,
    ...tablesParts,
    ...tablesHandlers,
    ...guestsParts,
    ...guestsHandlers,
    ...reviewsHandlers,
    ...analyticsHandlers,
    ...auditParts,
    ...auditHandlers,
    ...exportsParts,
    ...exportsHandlers,
    { provide: APP_GUARD, useClass: AuthGuard },
    { provide: APP_PIPE, useFactory: validation },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class AppModule {
  static of(parts: Given): DynamicModule {
    return { module: AppModule, providers: given(parts) };
  }
}

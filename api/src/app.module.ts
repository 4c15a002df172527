import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { TempFiles } from '@sae/platform/files';
import { CommandProcessor, Log } from '@sae/platform/log';
import type { Logger } from '@sae/platform/logging';
import { READERS } from '@sae/projections/models/all';
import { Progress } from '@sae/projections/progress';
import { Pushes } from '@sae/projections/pushes';
import { AccessController, SessionsController } from './access/access.controller.js';
import { Addresses } from './access/addresses.js';
import { AnswerIds } from './access/answer-ids.js';
import { Approvers } from './access/approvers.js';
import { AuthGuard } from './access/auth.guard.js';
import { Authenticator } from './access/authenticator.js';
import { Browsers } from './access/browsers.js';
import { LogInLimits } from './access/log-in-limits.js';
import { OtpSender, OtpTries } from './access/otps.js';
import { Pins } from './access/pins.js';
import { Passwords } from './access/passwords.js';
import { CurrentPasswords } from './access/current-passwords.js';
import { SecondFactorController } from './access/second-factor.controller.js';
import { SecondFactors } from './access/second-factors.js';
import { LastSeen, Sessions } from './access/sessions.js';
import { StepUp } from './access/step-up.js';
import { Throttle } from './access/throttle.js';
import { Tokens } from './access/tokens.js';
import { InvitationsController, WorkplacesController } from './access/workplaces.controller.js';
import { Workplaces } from './access/workplaces.js';
import { AnalyticsController } from './analytics/analytics.controller.js';
import { AuditController } from './audit/audit.controller.js';
import { KnownPlaces } from './audit/known-places.js';
import { LoggedBooks } from './audit/logged-books.js';
import { OrderHistories } from './audit/order-histories.js';
import { PastLists } from './audit/past-lists.js';
import { BillingController } from './billing/billing.controller.js';
import { FilingController } from './billing/filing.controller.js';
import { Servers } from './billing/servers.js';
import { TendersController } from './billing/tenders.controller.js';
import { DayController } from './day/day.controller.js';
import { ExportsController } from './exports/exports.controller.js';
import { EXPORTS, ExportPlaces, Exports } from './exports/exports.js';
import { GuestLimits } from './guests/guest-limits.js';
import { GuestsController } from './guests/guests.controller.js';
import { Dues, Passes, Seats } from './guests/seats.js';
import { HealthCheck, HealthController } from './health/health.js';
import { Limits } from './http/limits.js';
import { RestaurantBudget } from './http/restaurant-budget.js';
import { TrueModels } from './http/true-models.js';
import { validation } from './http/validation.js';
import { HANDLERS } from './kernel/bus.js';
import { Clock, Ids } from './kernel/clock.js';
import { Configuration } from './kernel/configuration.js';
import { InHand } from './kernel/in-hand.js';
import { LOGGER, REDIS, TRACING, type Connections } from './kernel/connections.js';
import { Decisions, PastEvents } from './kernel/decisions.js';
import { StationsController, TicketsController } from './kitchen/kitchen.controller.js';
import { Handshakes } from './live/handshakes.js';
import { Listeners } from './live/listeners.js';
import { LiveGateway } from './live/live.gateway.js';
import { MenuImportsController } from './menu/menu-imports.controller.js';
import { MenuSheets } from './menu/menu-sheets.js';
import { MenuController } from './menu/menu.controller.js';
import { MenuHoursController } from './menu/menu-hours.controller.js';
import { OptionGroupsController } from './menu/option-groups.controller.js';
import { Invitations } from './people/invitations.js';
import { Managers } from './people/managers.js';
import { PeopleController, TillController } from './people/people.controller.js';
import { AnsweredClaims } from './ordering/answered-claims.js';
import { Bills } from './ordering/bills.js';
import { OrderBooks } from './ordering/order-books.js';
import { OrderDesk } from './ordering/order-desk.js';
import { OrderingController } from './ordering/ordering.controller.js';
import { ErrorFilter, WatchedRefusals } from './refusals/error-filter.js';
import { PictureEncoder } from './restaurant/picture-encoder.js';
import { AccountController, RestaurantController, SettingsController } from './restaurant/restaurant.controller.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { SecurityEvents } from './security/security-events.js';
import { paymentProvider } from './subscription/providers/configured.js';
import { PaymentProvider } from './subscription/providers/payment-provider.js';
import { Settlements } from './subscription/settlements.js';
import { PaymentsController, SubscriptionController } from './subscription/subscription.controller.js';
import { QrCodes } from './tables/qr-codes.js';
import { TablesController } from './tables/tables.controller.js';

/** In the order in which the reference tells of them. */
const CONTROLLERS = [
  HealthController,
  SessionsController,
  SecondFactorController,
  InvitationsController,
  WorkplacesController,
  AccessController,
  SubscriptionController,
  PaymentsController,
  AccountController,
  RestaurantController,
  SettingsController,
  MenuImportsController,
  MenuHoursController,
  OptionGroupsController,
  MenuController,
  BillingController,
  TendersController,
  FilingController,
  DayController,
  OrderingController,
  StationsController,
  PeopleController,
  TillController,
  TicketsController,
  TablesController,
  GuestsController,
  ReviewsController,
  AnalyticsController,
  AuditController,
  ExportsController,
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
  { provide: TRACING, useValue: connections.tracing },
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
  controllers: CONTROLLERS,
  providers: [
    Ids,
    InHand,
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
    Addresses,
    AnswerIds,
    Authenticator,
    Browsers,
    LastSeen,
    LogInLimits,
    OtpSender,
    OtpTries,
    Approvers,
    Passwords,
    Pins,
    Sessions,
    Workplaces,
    Managers,
    Invitations,
    CurrentPasswords,
    SecondFactors,
    StepUp,
    Throttle,
    Tokens,
    Settlements,
    PictureEncoder,
    MenuSheets,
    AnsweredClaims,
    Bills,
    Servers,
    OrderBooks,
    OrderDesk,
    QrCodes,
    Seats,
    Dues,
    Passes,
    GuestLimits,
    KnownPlaces,
    LoggedBooks,
    OrderHistories,
    PastLists,
    Exports,
    ...HANDLERS,
    AuthGuard,
    { provide: APP_GUARD, useExisting: AuthGuard },
    { provide: APP_PIPE, useFactory: validation },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class AppModule {
  static of(parts: AppParts): DynamicModule {
    return { module: AppModule, providers: given(parts) };
  }
}

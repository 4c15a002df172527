import type { OpenSessionView, SessionView, UserView } from '@sae/domain/access';
import type { AnalyticsView } from '@sae/domain/analytics';
import type { AuditEntry, ListsAt, OrderHistory } from '@sae/domain/audit';
import type { BillView, RestaurantDetails } from '@sae/domain/billing';
import type {
  GuestClaimView,
  GuestMenuItemView,
  GuestOrderView,
  GuestPaymentView,
  GuestTableView,
  PaymentClaimView,
  SittingView,
} from '@sae/domain/guests';
import type { MenuItemView } from '@sae/domain/menu';
import type { ExportProgress, OrderView } from '@sae/domain/ordering';
import type { ReviewView } from '@sae/domain/reviews';
import type { BegunPaymentView, PlanHistoryEntry, ReceiptView } from '@sae/domain/subscription';
import type { TableView } from '@sae/domain/tables';
import type { ResetAsked } from '../access/forgot-password.js';
import type { PublicSettings } from '@sae/domain/restaurant';
import type { ParkedEvent } from '@sae/projections/models/audit';
import type { LoggedOut } from '../access/log-out.js';
import type { Resent } from '../access/resend-otp.js';
import type { PasswordChanged } from '../access/reset-password.js';
import type { SignedUp } from '../access/sign-up.js';
import type { CompletedTable } from '../billing/complete-table.js';
import type { Health } from '../health/health.js';
import type { ErrorBody } from '../http/error-table.js';
import type { Submission } from '../restaurant/toggle-order-submission.js';
import type { Received } from '../subscription/hear-provider.js';
import type { ChosenPlan } from '../subscription/choose-plan.js';

/** What stands for a thing that is no more. */
export interface Deleted {
  readonly id: number;
}

/** What the API answers, by the names its reference uses; `npm run api-types` makes their schemas from these types. */
export interface Views {
  AnalyticsView: AnalyticsView;
  AuditEntry: AuditEntry;
  BegunPaymentView: BegunPaymentView;
  BillView: BillView;
  ChosenPlan: ChosenPlan;
  CompletedTable: CompletedTable;
  Deleted: Deleted;
  ErrorBody: ErrorBody;
  ExportProgress: ExportProgress;
  GuestClaimView: GuestClaimView;
  GuestMenuItemView: GuestMenuItemView;
  GuestOrderView: GuestOrderView;
  GuestPaymentView: GuestPaymentView;
  GuestTableView: GuestTableView;
  Health: Health;
  ListsAt: ListsAt;
  LoggedOut: LoggedOut;
  MenuItemView: MenuItemView;
  OpenSessionView: OpenSessionView;
  OrderHistory: OrderHistory;
  OrderView: OrderView;
  ParkedEvent: ParkedEvent;
  PasswordChanged: PasswordChanged;
  PaymentClaimView: PaymentClaimView;
  PlanHistoryEntry: PlanHistoryEntry;
  PublicSettings: PublicSettings;
  ReceiptView: ReceiptView;
  Received: Received;
  Resent: Resent;
  ResetAsked: ResetAsked;
  RestaurantDetails: RestaurantDetails;
  ReviewView: ReviewView;
  SessionView: SessionView;
  SignedUp: SignedUp;
  SittingView: SittingView;
  Submission: Submission;
  TableView: TableView;
  UserView: UserView;
}

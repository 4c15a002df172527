import type {
  LoggedOut,
  NewSecondFactor,
  OpenSessionView,
  PasswordChanged,
  RecoveryCodes,
  Resent,
  ResetAsked,
  SecondFactorView,
  SessionView,
  SignedUp,
} from '@sae/domain/access';
import type { AnalyticsView, ReportBillsView, ReportView, SalesView } from '@sae/domain/analytics';
import type { AuditEntry, ListsAt, OrderHistory, ParkedEvent } from '@sae/domain/audit';
import type { BillView, RestaurantDetails } from '@sae/domain/billing';
import type {
  GuestClaimView,
  GuestMenuItemView,
  GuestOrderView,
  GuestPaymentView,
  GuestTableView,
  MovedTableView,
  PaymentClaimView,
  SittingView,
} from '@sae/domain/guests';
import type { Deleted } from '@sae/domain/kernel';
import type { MissedTickets, StationView } from '@sae/domain/kitchen';
import type {
  MenuImportProgress,
  MenuImportUndoneView,
  MenuImportView,
  DishHistory,
  DishesChanged,
  MenuAt,
  MenuHoursList,
  MenuOrder,
  MenuItemView,
  MenuSheetView,
  OptionGroupView,
} from '@sae/domain/menu';
import type {
  BillPaymentView,
  ChangedOrder,
  PlacedOrder,
  PortionsView,
  ClosedDayView,
  CompletedTable,
  CurrentDay,
  DayView,
  DeletedOrder,
  MovedOrders,
  OrderView,
  TaxMonth,
  TicketView,
  WaitingTicket,
} from '@sae/domain/ordering';
import type {
  Done,
  LogInView,
  NewTill,
  PeopleSettings,
  PersonName,
  PersonSessionRow,
  PersonSessionView,
  PersonView,
  StaffView,
  TillDoor,
  TillView,
  WorkplaceView,
} from '@sae/domain/people';
import type { ExportProgress } from '@sae/domain/exports';
import type { PublicSettings, Submission } from '@sae/domain/restaurant';
import type { ReviewSummary, ReviewView } from '@sae/domain/reviews';
import type { BegunPaymentView, ChosenPlan, PlanHistoryEntry, ReceiptView, Received } from '@sae/domain/subscription';
import type { TableNumberView, TablesAdded, TableView } from '@sae/domain/tables';
import type { ErrorBody } from '../kernel/error-table.js';

/** How every part is. */
export interface Health {
  readonly status: 'ok' | 'degraded';
  readonly parts: Readonly<Record<'eventStore' | 'redis' | 'projections' | 'workers' | 'mail', string>>;
  /** Events that a projection could not apply: each one's book waits for it, all others go on. */
  readonly parked?: readonly ParkedEvent[];
}

/** What the API answers, by the names its reference uses; `npm run api-types` makes their schemas from these types. */
export interface Views {
  AnalyticsView: AnalyticsView;
  SalesView: SalesView;
  AuditEntry: AuditEntry;
  BegunPaymentView: BegunPaymentView;
  BillPaymentView: BillPaymentView;
  BillView: BillView;
  ChangedOrder: ChangedOrder;
  PlacedOrder: PlacedOrder;
  ChosenPlan: ChosenPlan;
  Done: Done;
  LogInView: LogInView;
  NewSecondFactor: NewSecondFactor;
  NewTill: NewTill;
  PeopleSettings: PeopleSettings;
  PersonName: PersonName;
  PersonSessionRow: PersonSessionRow;
  PersonSessionView: PersonSessionView;
  PersonView: PersonView;
  StaffView: StaffView;
  TillDoor: TillDoor;
  TillView: TillView;
  WorkplaceView: WorkplaceView;
  ClosedDayView: ClosedDayView;
  CompletedTable: CompletedTable;
  CurrentDay: CurrentDay;
  DayView: DayView;
  Deleted: Deleted;
  DeletedOrder: DeletedOrder;
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
  MenuImportProgress: MenuImportProgress;
  MenuImportUndoneView: MenuImportUndoneView;
  MenuImportView: MenuImportView;
  DishHistory: DishHistory;
  DishesChanged: DishesChanged;
  MenuAt: MenuAt;
  MenuHoursList: MenuHoursList;
  MenuOrder: MenuOrder;
  MenuItemView: MenuItemView;
  MenuSheetView: MenuSheetView;
  MovedOrders: MovedOrders;
  MovedTableView: MovedTableView;
  OpenSessionView: OpenSessionView;
  OptionGroupView: OptionGroupView;
  OrderHistory: OrderHistory;
  OrderView: OrderView;
  ParkedEvent: ParkedEvent;
  PasswordChanged: PasswordChanged;
  PaymentClaimView: PaymentClaimView;
  PlanHistoryEntry: PlanHistoryEntry;
  PortionsView: PortionsView;
  PublicSettings: PublicSettings;
  ReceiptView: ReceiptView;
  RecoveryCodes: RecoveryCodes;
  SecondFactorView: SecondFactorView;
  Received: Received;
  Resent: Resent;
  ResetAsked: ResetAsked;
  RestaurantDetails: RestaurantDetails;
  ReportBillsView: ReportBillsView;
  ReportView: ReportView;
  ReviewSummary: ReviewSummary;
  ReviewView: ReviewView;
  SessionView: SessionView;
  SignedUp: SignedUp;
  SittingView: SittingView;
  StationView: StationView;
  Submission: Submission;
  TableNumberView: TableNumberView;
  TablesAdded: TablesAdded;
  TableView: TableView;
  TaxMonth: TaxMonth;
  TicketView: TicketView;
  MissedTickets: MissedTickets;
  WaitingTicket: WaitingTicket;
}

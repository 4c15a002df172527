import type { accountBook, emailBook } from '../access/account.js';
import type { addressKeys } from '../access/address-keys.js';
import type { Command, Decider, DomainEvent } from '../kernel/index.js';
import type { stationsBook } from '../kitchen/stations.js';
import type { menuBook } from '../menu/menu.js';
import type { orderBook } from '../ordering/order-book.js';
import type { pictureBook } from '../pictures/picture.js';
import type { reviewsBook } from '../reviews/reviews.js';
import type { tablesBook } from '../tables/tables.js';
import type { peopleBook } from './people.js';
import type { Outsider, Role } from './roles.js';

/** Alone, with a manager's approval where what is done wants one (`approvals.ts`), or not at all. */
export type Right = 'may' | 'approval' | 'not';

/** Who may; whoever is not named may not. */
type Row = Readonly<Partial<Record<Role | Outsider, Exclude<Right, 'not'>>>>;

const row = (...who: readonly (Role | Outsider)[]): Row => Object.fromEntries(who.map((one) => [one, 'may']));

const EVERYBODY = row('owner', 'manager', 'cashier', 'waiter', 'kitchen', 'accountant');
const OWNER = row('owner');
const OFFICE = row('owner', 'manager');
const TILL = row('owner', 'manager', 'cashier');
const FLOOR = row('owner', 'manager', 'cashier', 'waiter');
const HOUSE = row('owner', 'manager', 'cashier', 'waiter', 'kitchen');
const SYSTEM = row('system');
const VISITORS = row('visitor');
/** Who reads the books. */
const BOOKS = row('owner', 'manager', 'accountant');

const approvedTill: Row = { ...OFFICE, cashier: 'approval' };
const approvedFloor: Row = { ...approvedTill, waiter: 'approval' };

type AskedOf<Book> =
  Book extends Decider<infer _State, infer C extends Command, infer _Event extends DomainEvent> ? C : never;

/** Whatever a book can be asked. */
type AnyCommand = AskedOf<
  | (typeof accountBook | typeof addressKeys | typeof emailBook | typeof menuBook | typeof orderBook)
  | (typeof peopleBook | typeof pictureBook | typeof reviewsBook | typeof stationsBook | typeof tablesBook)
>;

/** Who may do what: a command without a row does not compile, and what is not granted here is refused. */
const COMMANDS: Readonly<Record<AnyCommand['type'], Row>> = {
  // Orders
  PlaceOrder: { ...FLOOR, ...row('guest') },
  AcceptOrder: FLOOR,
  AddLines: FLOOR,
  ChangeNote: FLOOR,
  MoveOrder: FLOOR,
  MoveTable: FLOOR,
  CancelLine: approvedFloor,
  DeleteOrder: approvedFloor,
  ReopenOrder: approvedFloor,
  CarryOver: SYSTEM,
  OpenBook: SYSTEM,
  CloseBook: SYSTEM,
  // The kitchen
  PrintTicket: HOUSE,
  AddStation: OFFICE,
  ChangeStation: OFFICE,
  RemoveStation: OFFICE,
  // Bills
  CompleteTable: approvedFloor,
  MarkPaid: FLOOR,
  TakeTender: FLOOR,
  UndoPayment: approvedFloor,
  UndoTender: approvedFloor,
  GiveBack: TILL,
  ClaimPayment: row('guest'),
  DismissClaim: FLOOR,
  // The till's day
  OpenDay: TILL,
  MoveCash: approvedTill,
  CloseDay: approvedTill,
  FileMonth: OFFICE,
  UndoFiling: OFFICE,
  // The menu
  CountPortions: HOUSE,
  SellOutDish: HOUSE,
  PutDishBackOnSale: HOUSE,
  AddMenuItem: OFFICE,
  ChangeMenuItem: OFFICE,
  ToggleMenuItem: OFFICE,
  DeleteMenuItem: OFFICE,
  RestoreMenuItem: OFFICE,
  PhotographMenuItem: OFFICE,
  SetDishPrices: OFFICE,
  SwitchDishes: OFFICE,
  ArrangeMenu: OFFICE,
  SetMenuHours: OFFICE,
  SetDishOptions: OFFICE,
  AddOptionGroup: OFFICE,
  ChangeOptionGroup: OFFICE,
  RemoveOptionGroup: OFFICE,
  StageMenuImport: OFFICE,
  TakeOverMenuImport: OFFICE,
  UndoMenuImport: OFFICE,
  // The house
  AddTable: OFFICE,
  AddTables: OFFICE,
  DeleteTable: OFFICE,
  ToggleOrderSubmission: TILL,
  GiveReview: row('guest'),
  // The account
  SignUp: VISITORS,
  ResendOtp: VISITORS,
  VerifyEmail: VISITORS,
  RequestPasswordReset: VISITORS,
  ResetPassword: VISITORS,
  StartSession: VISITORS,
  EndSession: OWNER,
  EndOtherSessions: OWNER,
  EndAllSessions: OWNER,
  AddSecondFactor: OWNER,
  ReplaceRecoveryCodes: OWNER,
  RemoveSecondFactor: OWNER,
  ResealSecondFactor: SYSTEM,
  TrySecondFactor: { ...OWNER, ...VISITORS },
  MatchSecondFactor: { ...OWNER, ...VISITORS },
  UseRecoveryCode: { ...OWNER, ...VISITORS },
  ChangeProfile: OWNER,
  StartFreeTrial: OWNER,
  BeginPayment: OWNER,
  ConfirmPayment: { ...OWNER, ...SYSTEM },
  FailPayment: { ...OWNER, ...SYSTEM },
  AbandonPayment: { ...OWNER, ...SYSTEM },
  RecordOtpMailed: SYSTEM,
  RecordReceiptMailed: SYSTEM,
  RecordSignUpNoticeMailed: SYSTEM,
  RecordAccountNoticeMailed: SYSTEM,
  RecordMonthReportMailed: SYSTEM,
  /** Of an account elsewhere, by who invites its address. */
  ReceiveInvitation: OFFICE,
  ResendInvitation: VISITORS,
  AcceptInvitation: VISITORS,
  TakeUpWork: VISITORS,
  ClaimEmail: { ...OFFICE, ...VISITORS },
  TakeAddressKeys: SYSTEM,
  RecordAddressesMoved: SYSTEM,
  TakePicture: OFFICE,
  // People
  AddPerson: OFFICE,
  ChangePerson: OFFICE,
  SetPin: OFFICE,
  SuspendPerson: OFFICE,
  RestorePerson: OFFICE,
  RemovePerson: OFFICE,
  InvitePerson: OFFICE,
  RemoveLogin: OFFICE,
  JoinRestaurant: VISITORS,
  LogPersonIn: VISITORS,
  EndSessionOf: OFFICE,
  AddTill: OFFICE,
  RemoveTill: OFFICE,
  SetLock: OWNER,
  SetApprovals: OWNER,
  /** A till asks in nobody's name yet: it shows its own token, and then the person's PIN. */
  TryPin: { ...HOUSE, ...row('accountant', 'visitor') },
  MatchPin: { ...HOUSE, ...row('accountant', 'visitor') },
  StartPersonSession: VISITORS,
  EndPersonSession: EVERYBODY,
};

/** Who may look at what. */
const QUERIES = {
  SeeOpenOrders: { ...FLOOR, ...row('accountant') },
  SeePastOrders: { ...TILL, ...row('accountant') },
  SeeBill: { ...FLOOR, ...row('accountant') },
  SeeClaims: { ...FLOOR, ...row('accountant') },
  SeeTickets: EVERYBODY,
  SeeMenu: EVERYBODY,
  SeeMenuImports: OFFICE,
  SeeTables: { ...FLOOR, ...row('accountant') },
  SeeDay: { ...TILL, ...row('accountant') },
  SeeHistory: { ...TILL, ...row('accountant') },
  SeeAudit: BOOKS,
  SeeSales: BOOKS,
  SeeTax: BOOKS,
  SeeReviews: BOOKS,
  Export: BOOKS,
  SeeRestaurant: EVERYBODY,
  SeeOneself: EVERYBODY,
  SeePayments: row('owner', 'accountant'),
  SeeSessions: OWNER,
  SeeSecondFactor: OWNER,
  SeePeople: BOOKS,
  SeePersonSessions: BOOKS,
  SeeNames: EVERYBODY,
} as const satisfies Readonly<Record<string, Row>>;

export const RIGHTS = { ...COMMANDS, ...QUERIES };

/** What somebody may have a right to: a command, or something to look at. */
export type Act = keyof typeof RIGHTS;

export const ACTS = Object.keys(RIGHTS) as Act[];

/** Deny by default. */
export const rightOf = (who: Role | Outsider, act: Act): Right => (RIGHTS[act] as Row)[who] ?? 'not';

export const may = (who: Role | Outsider, act: Act): boolean => rightOf(who, act) !== 'not';

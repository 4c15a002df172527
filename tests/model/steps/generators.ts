import type { AccountCommand } from '@sae/domain/access';
import type { StationsCommand } from '@sae/domain/kitchen';
import type { MenuCommand } from '@sae/domain/menu';
import type { OrderBookCommand } from '@sae/domain/ordering';
import type { ReviewsCommand } from '@sae/domain/reviews';
import type { TablesCommand } from '@sae/domain/tables';
import type { KindName } from './kinds.js';

/** What leads to a command in a story, and how often of a thousand steps. */
type Weights = Readonly<Partial<Record<KindName, number>>>;
/** A command that changes nothing of what stands on paper, and where it is tried instead. */
type Elsewhere = { readonly elsewhere: string };

/** Every command of a book: one without a generator does not compile. */
type Generators<C extends { readonly type: string }, Left = never> = {
  readonly [T in C['type']]: T extends Left ? Weights | Elsewhere : Weights;
};

const orderBook: Generators<OrderBookCommand> = {
  PlaceOrder: { takeOrder: 120, takeOut: 25, guestOrders: 25 },
  AcceptOrder: { accept: 120 },
  AddLines: { addMore: 60 },
  CancelLine: { cancel: 40 },
  ChangeNote: { note: 20 },
  MoveOrder: { move: 30 },
  MoveTable: { moveAll: 15 },
  CompleteTable: { billTable: 60, billOrders: 25, billLines: 60 },
  ReopenOrder: { reopen: 70 },
  DeleteOrder: { remove: 35 },
  PrintTicket: { print: 30 },
  CountPortions: { countPortions: 15 },
  TakeTender: { tender: 60 },
  UndoTender: { takeBack: 20 },
  MarkPaid: { markAsPaid: 20 },
  UndoPayment: { unmark: 15 },
  ClaimPayment: { claim: 25 },
  DismissClaim: { dismiss: 10 },
  GiveBack: { handBack: 25 },
  OpenDay: { beginDay: 20 },
  MoveCash: { drawer: 8 },
  CloseDay: { countDay: 20 },
  FileMonth: { fileMonth: 80, monthEnds: 40 },
  UndoFiling: { undoFiling: 5 },
  // The house turns the page by itself, at the first command of a new year.
  CarryOver: { pause: 10 },
  OpenBook: { pause: 10 },
  CloseBook: { pause: 10 },
};

/** A decoder's process for each would take all of a story's time. */
const PHOTOS: Elsewhere = { elsewhere: 'projections/src/models/menu.history.spec.ts' };

const menu: Generators<MenuCommand, 'PhotographMenuItem'> = {
  AddMenuItem: { addDish: 3 },
  ChangeMenuItem: { changeDish: 10 },
  PhotographMenuItem: PHOTOS,
  ToggleMenuItem: { toggleDish: 4 },
  DeleteMenuItem: { deleteDish: 3 },
  RestoreMenuItem: { restoreDish: 5 },
  AddOptionGroup: { addGroup: 12 },
  ChangeOptionGroup: { changeGroup: 8 },
  RemoveOptionGroup: { dropGroup: 3 },
  SetDishOptions: { changeDish: 10 },
  SetDishPrices: { priceDishes: 5 },
  SwitchDishes: { switchMany: 4 },
  ArrangeMenu: { arrangeDishes: 3 },
  SetMenuHours: { setHours: 15 },
  SellOutDish: { sellOut: 6 },
  PutDishBackOnSale: { putBackOnSale: 8 },
  StageMenuImport: { stageMenu: 20 },
  TakeOverMenuImport: { takeOverMenu: 20 },
  UndoMenuImport: { undoMenu: 10 },
};

const stations: Generators<StationsCommand> = {
  AddStation: { station: 8 },
  ChangeStation: { otherStation: 3 },
  RemoveStation: { noStation: 2 },
};

const tables: Generators<TablesCommand> = {
  AddTable: { hangCode: 20 },
  AddTables: { hangCodes: 3 },
  DeleteTable: { takeCode: 3 },
};
const reviews: Generators<ReviewsCommand> = { GiveReview: { review: 10 } };

const GETTING_IN: Elsewhere = { elsewhere: 'domain/src/access' };
const PAYING_US: Elsewhere = { elsewhere: 'domain/src/subscription' };

type AboutTheAccount = Exclude<AccountCommand['type'], 'ChangeProfile' | 'ToggleOrderSubmission'>;
const account: Generators<AccountCommand, AboutTheAccount> = {
  ChangeProfile: { changeAccount: 6 },
  ToggleOrderSubmission: { switchGuests: 5 },
  ...{ SignUp: GETTING_IN, ResendOtp: GETTING_IN, VerifyEmail: GETTING_IN, RecordOtpMailed: GETTING_IN },
  ...{ RequestPasswordReset: GETTING_IN, ResetPassword: GETTING_IN, RecordSignUpNoticeMailed: GETTING_IN },
  ...{ StartSession: GETTING_IN, EndSession: GETTING_IN, EndOtherSessions: GETTING_IN, EndAllSessions: GETTING_IN },
  ...{ ReceiveInvitation: GETTING_IN, ResendInvitation: GETTING_IN, AcceptInvitation: GETTING_IN },
  ...{ AddSecondFactor: GETTING_IN, TrySecondFactor: GETTING_IN, MatchSecondFactor: GETTING_IN },
  ...{ UseRecoveryCode: GETTING_IN, ReplaceRecoveryCodes: GETTING_IN, RemoveSecondFactor: GETTING_IN },
  ...{ ResealSecondFactor: GETTING_IN, TakeUpWork: GETTING_IN, RecordAccountNoticeMailed: GETTING_IN },
  RecordMonthReportMailed: GETTING_IN,
  ...{ StartFreeTrial: PAYING_US, BeginPayment: PAYING_US, ConfirmPayment: PAYING_US, FailPayment: PAYING_US },
  ...{ AbandonPayment: PAYING_US, RecordReceiptMailed: PAYING_US },
};

const isHere = (one: Weights | Elsewhere): one is Weights => !('elsewhere' in one);

const counted = (): Readonly<Record<string, number>> => {
  const weights: Record<string, number> = {};
  for (const book of [orderBook, menu, stations, tables, reviews, account])
    for (const one of Object.values(book) as readonly (Weights | Elsewhere)[])
      if (isHere(one)) for (const [kind, weight] of Object.entries(one)) weights[kind] = (weights[kind] ?? 0) + weight;
  return weights;
};

/** How often each thing is done. */
export const WEIGHTS = counted() as Readonly<Record<KindName, number>>;

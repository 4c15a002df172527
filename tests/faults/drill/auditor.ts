import type { AnalyticsView } from '@sae/domain/analytics';
import type { BillView, IssuedBill } from '@sae/domain/billing';
import { toRupees } from '@sae/domain/kernel';
import type { CurrentDay, OrderStatus, OrderView } from '@sae/domain/ordering';
import Excel from 'exceljs';
import { eventually } from '../../../platform/testing/eventually.js';
import type { Written } from '../../sweeps/store/written.js';
import { Screen } from '../screen.js';
import type { House } from './house.js';
import { STATUSES, type Deed, type DeedKind } from './ledger.js';
import { mailsTo } from './mails.js';
import type { Site } from './site.js';

export interface Findings {
  readonly lost: string[];
  readonly doubled: string[];
  readonly untrue: string[];
}

export const noFindings = (): Findings => ({ lost: [], doubled: [], untrue: [] });

/** What every deed of a kind writes under its key. */
const FACTS: Readonly<Record<DeedKind, readonly string[]>> = {
  'sign up': [],
  'add a dish': ['MenuItemAdded'],
  'take off a dish': ['MenuItemDeleted'],
  place: ['OrderPlaced'],
  'guest order': ['OrderPlaced'],
  accept: ['OrderAccepted'],
  move: ['OrderMoved'],
  bill: ['BillIssued'],
  pay: ['BillPaid'],
};

const MAILED_MS = 30_000;
const HEARD_MS = 10_000;
/** As much of a list as may be asked for at once. */
const PAGE = 1_000;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
/** Rupees, in which sums of doubles may be a hair off. */
const same = (one: number, other: number): boolean => Math.round(one * 100) === Math.round(other * 100);

const repeated = (ids: readonly number[]): ReadonlySet<number> => {
  const seen = new Set<number>();
  return new Set(ids.filter((id) => seen.size === seen.add(id).size));
};

/** Compares what is known outside with the log, the lists, bills, day sheet, figures, export, sockets and mails. */
export class Auditor {
  private readonly findings = noFindings();
  private readonly book: string;

  constructor(
    private readonly site: Site,
    private readonly house: House,
    private readonly written: Written,
    /** Codes of another hour are old, and are asked for anew. */
    private readonly hasOldCodes = false,
  ) {
    this.book = `orderBook-${house.restaurantId}-`;
  }

  async audit(): Promise<Findings> {
    await this.written.readOn();
    const { deeds } = this.house.ledger;
    for (const deed of deeds.values()) this.lookInLog(deed);
    this.lookAtBills();
    for (const url of this.site.urls) await this.lookAtLists(new Screen([url], this.house.token), url);
    await this.lookAtFigures();
    await this.lookAtExport();
    await this.lookAtSockets();
    await this.lookAtMails();
    this.findings.untrue.push(...this.house.ledger.untrue);
    return this.findings;
  }

  private lookInLog({ kind, key, answer }: Deed): void {
    const expected = FACTS[kind];
    const found = this.written.under(key).filter((type) => expected.length === 0 || expected.includes(type));
    if (expected.length === 0) return;
    if (answer !== undefined && found.length < expected.length)
      this.findings.lost.push(`${kind} ${key} is not in the log`);
    if (found.length > expected.length) this.findings.doubled.push(`${kind} ${key} wrote ${found.join(', ')}`);
  }

  private get issued(): readonly IssuedBill[] {
    return this.written.told('BillIssued', this.book).map(({ data }) => data as IssuedBill);
  }

  private lookAtBills(): void {
    const { issued } = this;
    const { lost, doubled, untrue } = this.findings;
    const numbers = issued.map(({ billNo }) => Number(billNo.slice(-6)));
    if (numbers.some((number, n) => number !== n + 1)) untrue.push(`the bills are numbered ${numbers.join(', ')}`);
    const billed = issued.flatMap(({ orders }) => orders.map(({ orderId }) => orderId));
    for (const id of repeated(billed)) doubled.push(`order ${id} is billed twice`);
    const byNumber = new Map(issued.map((bill) => [bill.billNo, bill]));
    for (const { billNo, total } of this.house.ledger.answersOf<BillView>('bill')) {
      const bill = byNumber.get(billNo);
      if (!bill) lost.push(`bill ${billNo} is not in the log`);
      else if (!same(toRupees(bill.amounts.total), total)) untrue.push(`bill ${billNo} said ${total}`);
    }
  }

  private async lookAtLists(screen: Screen, url: string): Promise<void> {
    const { ledger } = this.house;
    for (const list of STATUSES) {
      const ids = await this.allIds(screen, list);
      const shown = new Set(ids);
      const expected = new Set([...ledger.orders].filter(([, { sure }]) => sure === list).map(([id]) => id));
      for (const id of expected) if (!shown.has(id)) this.findings.lost.push(`order ${id} is not ${list} at ${url}`);
      for (const id of repeated(ids)) this.findings.doubled.push(`order ${id} is ${list} twice at ${url}`);
      for (const id of shown)
        if (!expected.has(id)) this.findings.untrue.push(`order ${id} is ${list} at ${url}, which nobody knows of`);
    }
  }

  private async allIds(screen: Screen, list: OrderStatus): Promise<readonly number[]> {
    const ids: number[] = [];
    for (;;) {
      const range = `[${ids.length},${ids.length + PAGE - 1}]`;
      const page = await this.read<OrderView[]>(screen, `/orders/${list}?range=${range}`);
      ids.push(...page.map(({ id }) => id));
      if (page.length < PAGE) return ids;
    }
  }

  private async lookAtFigures(): Promise<void> {
    const screen = new Screen(this.site.urls, this.house.token);
    const total = toRupees(sum(this.issued.map(({ amounts }) => amounts.total)));
    const { day } = await this.read<CurrentDay>(screen, '/days/current');
    const paid = new Set(this.house.ledger.acknowledged.filter(({ kind }) => kind === 'pay').map(({ key }) => key))
      .size;
    this.hold('the day sheet’s bills', day?.bills.count ?? 0, this.issued.length);
    this.hold('the day sheet’s total', day?.bills.total ?? 0, total);
    this.hold('the day sheet’s unpaid bills', day?.unpaid.count ?? 0, this.issued.length - paid);
    const { totalSecondary } = await this.read<AnalyticsView>(screen, '/analytics');
    this.hold('the earnings', totalSecondary, total);
  }

  private async lookAtExport(): Promise<void> {
    const path = `/orders/export?type=year&year=${new Date().getFullYear()}&exportId=${crypto.randomUUID()}`;
    const answer = await this.asked(new Screen(this.site.urls, this.house.token), path);
    const workbook = new Excel.Workbook();
    await workbook.xlsx.load(await answer.arrayBuffer());
    const sheet = workbook.getWorksheet('Orders');
    const ids = (sheet?.getColumn(1).values ?? []).filter((value) => typeof value === 'number');
    const past = this.issued.flatMap(({ orders }) => orders.map(({ orderId }) => orderId));
    this.hold('the export’s orders', ids.length, past.length);
    const exported = new Set(ids);
    for (const id of past) if (!exported.has(id)) this.findings.lost.push(`order ${id} is not in the export`);
  }

  /** A push is a hint: none may be untrue or come twice, and they must go on. */
  private async lookAtSockets(): Promise<void> {
    const { ledger, heard, token, dishes } = this.house;
    const { lost, doubled, untrue } = this.findings;
    const body = { tableNo: 0, items: [{ id: dishes[0], quantity: 1 }] };
    const screen = new Screen(this.site.urls, token);
    const last = await ledger.place(screen, { method: 'POST', path: '/orders/admin', body });
    for (const [node, pushes] of heard.entries()) {
      await eventually(() => {
        if (!pushes.some(({ id }) => id === last)) throw new Error('not heard');
      }, HEARD_MS).catch(() => lost.push(`socket ${node} did not hear of order ${last}`));
      const ids = pushes.map(({ id }) => id);
      for (const id of new Set(ids))
        if (!ledger.orders.has(id)) untrue.push(`socket ${node} heard of order ${id}, which nobody knows of`);
      for (const id of repeated(ids)) doubled.push(`socket ${node} heard twice of order ${id}`);
    }
  }

  private async lookAtMails(): Promise<void> {
    for (const { email } of this.house.ledger.answersOf<{ email: string }>('sign up')) {
      let codes = await this.codesOf(email);
      if (codes.length === 0 && this.hasOldCodes) {
        await new Screen(this.site.urls, null).insist('POST', '/users/resend-otp', { email });
        codes = await this.codesOf(email);
      }
      if (codes.length === 0) this.findings.lost.push(`no mail went to ${email}`);
      if (new Set(codes).size > 1) this.findings.doubled.push(`${email} has the codes ${codes.join(', ')}`);
    }
  }

  private codesOf(email: string): Promise<readonly string[]> {
    return eventually(async () => {
      const found = await mailsTo(this.site, email);
      if (found.length === 0) throw new Error('no mail');
      return found;
    }, MAILED_MS).catch(() => []);
  }

  private hold(what: string, said: number, known: number): void {
    if (!same(said, known)) this.findings.untrue.push(`${what}: ${said}, and not ${known}`);
  }

  private async read<T>(screen: Screen, path: string): Promise<T> {
    return (await (await this.asked(screen, path)).json()) as T;
  }

  private asked(screen: Screen, path: string): Promise<Response> {
    return eventually(async () => {
      const answer = await screen.ask({ method: 'GET', path }, 20_000);
      if (answer?.ok) return answer;
      throw new Error(`${answer?.status} ${path}: ${await answer?.text()}`);
    }, 60_000);
  }
}

import { randomUUID } from 'node:crypto';
import type { UserView } from '@sae/domain/access';
import type { AuditEntry } from '@sae/domain/audit';
import type { StationView } from '@sae/domain/kitchen';
import type { MenuItemView, OptionGroupView } from '@sae/domain/menu';
import type { CompletedTable, CurrentDay, DayView, OrderView, TicketView } from '@sae/domain/ordering';
import type { ReviewView } from '@sae/domain/reviews';
import { eventually } from '../../platform/testing/eventually.js';
import { billTable, payableOwner, PROFILE, scanned, sittingOf, type ScannedPhone } from './guests.js';
import { beginPayment, decide } from './payments.js';
import { noisy, plain } from './pictures.js';
import type { StandInRazorpay } from './razorpay.js';
import type { System } from './system.js';
import { addMenu, Client, expectStatus, PASSWORD, placeOrder, verifiedOwner, type Owner } from './verbs.js';

/** What there is of everything, so that each question has an answer: nothing of it is touched by another call. */
export interface Standing {
  readonly live: number;
  readonly past: number;
  readonly tableId: number;
  readonly stationId: number;
  readonly optionGroupId: number;
  readonly dayId: number;
  readonly reviewId: number;
  readonly auditId: number;
  readonly openPayment: string;
  readonly paidPayment: string;
  readonly exportId: string;
  readonly reportId: string;
  readonly picture: string;
  /** Guests who were billed, and have not paid. */
  readonly phone: ScannedPhone;
  /** Guests whose table was moved, and what shows that they sat there. */
  readonly moved: { readonly token: string; readonly pass: string };
}

const bodyOf = async <T>(asked: Promise<{ status: number; body: unknown; text: string }>, status = 201): Promise<T> =>
  (await asked.then((answer) => expectStatus(status)(answer as never))).body as T;

/** A node that takes money from Razorpay's stand-in; all others take the sandbox's. */
export interface Till {
  readonly url: string;
  readonly razorpay: StandInRazorpay;
}

/** A restaurant in which every call of the API can be made, and what calls need that can be made only once. */
export class PreparedHouse {
  standing!: Standing;
  menu: MenuItemView[] = [];
  private tables = 100;
  private numbers = 0;

  private constructor(
    readonly system: System,
    readonly owner: Owner,
    readonly till: Till | undefined,
  ) {}

  static async open(system: System, till?: Till): Promise<PreparedHouse> {
    const house = new PreparedHouse(system, await payableOwner(system), till);
    house.menu = await addMenu(house.owner);
    house.standing = await house.stand();
    return house;
  }

  get api(): Client {
    return this.owner.api;
  }

  newTable(): number {
    return ++this.tables;
  }

  newName(): string {
    return `Number ${++this.numbers}`;
  }

  /** A JPEG nobody has uploaded here before. */
  newPhoto(): Promise<Buffer> {
    const background = `#${((++this.numbers * 0x9e3779) & 0xffffff).toString(16).padStart(6, '0')}`;
    return plain(40, 20, background).jpeg().toBuffer();
  }

  get lines() {
    return this.menu.map(({ id }) => ({ id, quantity: 1 }));
  }

  placed(table = this.newTable()): Promise<OrderView> {
    return placeOrder(this.owner, this.menu, { table });
  }

  async accepted(): Promise<OrderView> {
    const order = await this.placed();
    await this.api.put(`/orders/${order.id}/recurring`).then(expectStatus(200));
    return order;
  }

  async billed(): Promise<CompletedTable & { readonly id: number }> {
    const { id, tableNo } = await this.placed();
    return { ...(await billTable(this.owner, tableNo, [id])), id };
  }

  /** What a guest is owed for an order that was paid and is deleted. */
  async owed(): Promise<number> {
    const { id } = await this.billed();
    await this.api.put(`/orders/${id}/paid`).then(expectStatus(200));
    await this.api.delete(`/orders/${id}`).then(expectStatus(200));
    const { day } = await bodyOf<CurrentDay>(this.api.get('/days/current'), 200);
    return day!.toGiveBack.listed.find(({ orderIds }) => orderIds.includes(id))!.backId;
  }

  /** At a table of their own. */
  guests(tableNo = this.newTable()): Promise<ScannedPhone> {
    return scanned(this.owner, tableNo);
  }

  async billedGuests() {
    const tableNo = this.newTable();
    const phone = await this.guests(tableNo);
    const { id } = await phone.order(this.menu);
    const { total } = await billTable(this.owner, tableNo, [id]);
    return { phone, id, tableNo, total };
  }

  /** A dish that may be changed and deleted. */
  dish(): Promise<MenuItemView> {
    return bodyOf(this.api.post('/menu', { category: 'Sweets', name: this.newName(), isVeg: true, price: 60 }));
  }

  /** At which all is served as before. */
  newHours() {
    const always = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', until: '00:00' };
    return { name: this.newName(), ...always, categories: ['Mains'], itemIds: [] };
  }

  /** One more; a menu has at most a hundred: of a long day's, the first that is of no more use goes. */
  async newOptionGroup() {
    const groups = await bodyOf<OptionGroupView[]>(this.api.get('/option-groups'), 200);
    const [oldest, ...others] = groups.filter(({ id }) => id !== this.standing?.optionGroupId);
    if (oldest && others.length > 50) await this.api.delete(`/option-groups/${oldest.id}`);
    return { name: this.newName(), least: 0, most: 1, options: [{ name: 'Large', price: 40 }] };
  }

  /** That may be changed and removed. */
  async optionGroup(): Promise<number> {
    return (await bodyOf<OptionGroupView>(this.api.post('/option-groups', await this.newOptionGroup()))).id;
  }

  /** A restaurant has at most twenty: of a long day's, the first that is of no more use goes. */
  async roomForStation(): Promise<void> {
    const stations = await bodyOf<StationView[]>(this.api.get('/stations'), 200);
    const [oldest] = stations.filter(({ id }) => id !== this.standing?.stationId);
    if (!oldest || stations.length <= 10) return;
    // Who makes room beside may have been quicker.
    const answer = await this.api.delete(`/stations/${oldest.id}`);
    if (answer.status !== 404) expectStatus(200)(answer);
  }

  async station(): Promise<StationView> {
    await this.roomForStation();
    return bodyOf(this.api.post('/stations', { name: this.newName(), categories: ['None of ours'] }));
  }

  async ticket(): Promise<TicketView> {
    const { id } = await this.accepted();
    const [ticket] = await bodyOf<TicketView[]>(this.api.get(`/orders/${id}/tickets`), 200);
    return ticket!;
  }

  /** Opened by somebody, and what closes it. */
  async day({ api }: Pick<Owner, 'api'> = this.owner) {
    const { day } = await bodyOf<CurrentDay>(api.post('/days/open', { openingCash: 100 }));
    const { id: dayNo, figures } = day!;
    return { dayNo, figures, counted: { cash: 0, upi: 0, card: 0, other: 0 }, left: 0 };
  }

  /** Somebody else of their own, verified and without a plan: who may be logged out, or have another password. */
  somebody(): Promise<Owner> {
    return verifiedOwner(this.system);
  }

  /** Logged in once more. */
  async session(): Promise<{ readonly token: string }> {
    const visitor = new Client(this.api.url);
    return bodyOf(visitor.post('/users/login', { email: this.owner.email, password: PASSWORD }), 200);
  }

  /** An export that is asked for, and may be watched and cancelled. */
  async export(what = `/orders/export?${YEAR}`): Promise<string> {
    const id = randomUUID();
    const gone = new AbortController();
    const headers = { authorization: `Bearer ${this.owner.token}` };
    const url = `${this.api.url}/api${what}&exportId=${id}`;
    // It is built whether somebody waits for it or not.
    const asked = fetch(url, { headers, signal: gone.signal }).catch(() => undefined);
    await eventually(() => this.api.get(`/orders/exports/${id}`).then(expectStatus(200)), 30_000);
    gone.abort();
    await asked;
    return id;
  }

  private async stand(): Promise<Standing> {
    const file = { bytes: await noisy(32, 32).png().toBuffer() };
    const { profilePicture } = await bodyOf<UserView>(this.api.form('/users/account', { fields: PROFILE, file }), 200);
    const { id: live } = await this.placed();
    const { phone, id: past } = await this.billedGuests();
    const { id: stationId } = await this.station();
    const optionGroupId = await this.optionGroup();
    const { id: dayId } = await bodyOf<DayView>(this.api.post('/days/close', await this.day()));
    const { id: reviewId } = await bodyOf<ReviewView>(phone.post('/reviews', { stars: 5 }));
    const paid = await beginPayment(this.owner);
    await decide(this.owner, paid.paymentId, 'pay');
    const open = await beginPayment(this.owner);
    const exportId = await this.export();
    const reportId = await this.export(REPORT);
    const moved = await this.movedGuests();
    const [entry] = await bodyOf<AuditEntry[]>(this.api.get('/audit'), 200);
    return {
      ...{
        live,
        past,
        stationId,
        optionGroupId,
        dayId,
        reviewId,
        exportId,
        reportId,
        phone,
        moved,
        tableId: phone.tableId,
      },
      ...{ auditId: entry!.id, openPayment: open.paymentId, paidPayment: paid.paymentId },
      picture: profilePicture?.split('/api')[1] ?? '',
    };
  }

  private async movedGuests(): Promise<Standing['moved']> {
    const [from, tableNo] = [this.newTable(), this.newTable()];
    const [phone] = [await this.guests(from), await this.guests(tableNo)];
    await phone.order(this.menu);
    const { pass = '' } = await sittingOf(phone);
    await this.api.post('/orders/move-table', { from, tableNo }).then(expectStatus(201));
    return { token: phone.token, pass };
  }
}

export const YEAR = `type=year&year=${new Date().getFullYear()}`;
export const REPORT = '/analytics/report/export?by=hour&from=2026-01-01&to=2026-12-31';

import { act, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { GuestMenuItemView, GuestOrderView, GuestTableView, SittingView } from '@sae/domain/guests';
import { FakeApi } from '../../../testing/fake-api.js';
import { deskFor, refreshAll } from '../data/desk.js';
import type { TableNews } from '../data/live-table.js';
import { GuestApp } from '../GuestApp.js';

export const TOKEN = 'abcdefghijklmnopqrstuv';

// jsdom knows the dialog and not how it opens, and has nothing to scroll.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.assign(window, { scrollTo: () => undefined });
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

export const spiceGarden: GuestTableView = {
  restaurantId: 123456789,
  restaurantName: 'Spice Garden',
  profilePicture: null,
  tableNo: 4,
  googleReviewLink: 'https://g.page/r/spice-garden/review',
  isPayable: true,
  takesOrders: true,
  timeZone: 'Asia/Kolkata',
};

const dish = (item: Partial<GuestMenuItemView> & Pick<GuestMenuItemView, 'id' | 'name'>): GuestMenuItemView => ({
  category: 'Main Course',
  description: null,
  isVeg: true,
  price: 100,
  hasHalf: false,
  halfPrice: null,
  ...item,
});

export const MENU: GuestMenuItemView[] = [
  dish({ id: 1, name: 'Paneer Tikka', description: 'Smoky, with mint', price: 249.5, hasHalf: true, halfPrice: 140 }),
  dish({ id: 2, name: 'Butter Chicken', isVeg: false, price: 329 }),
  dish({ id: 3, name: 'Garlic Naan', category: 'Breads', price: 55 }),
];

export const NOBODY: SittingView = {
  ...{ id: 0, orders: [], bills: [], due: 0, unbilled: 0, claim: null, isSettled: false, hasReviewed: false },
};

export const order = (over: Partial<GuestOrderView> = {}): GuestOrderView => ({
  id: 7,
  status: 'live',
  items: [{ id: 3, name: 'Garlic Naan', isVeg: true, price: 55, quantity: 2, portion: 'full' }],
  total: 110,
  createdAt: '2026-11-21T07:12:00.000Z',
  ...over,
});

/** A table's page in a browser of its own, on a server and a socket in which the spec answers. */
export class Guest {
  readonly api = new FakeApi();
  readonly person: UserEvent = userEvent.setup();
  private told: TableNews | undefined;

  start() {
    this.api.start();
    history.replaceState(null, '', `/app/t/${TOKEN}`);
    this.table();
    this.menu(MENU);
    this.sitting();
  }

  stop = () => this.api.stop();

  static at = (call: string, path = '') => `${call} /guests/${TOKEN}${path}`;

  table = (over: Partial<GuestTableView> = {}) => this.api.answers(Guest.at('GET'), { ...spiceGarden, ...over });
  menu = (menu: readonly GuestMenuItemView[]) => this.api.answers(Guest.at('GET', '/menu'), menu);
  sitting = (over: Partial<SittingView> = {}) => this.api.answers(Guest.at('GET', '/sitting'), { ...NOBODY, ...over });

  /** Opens the page; `at` a view, as after a reload. */
  scan(at = '') {
    history.replaceState(null, '', `/app/t/${TOKEN}${at}`);
    const desk = deskFor(TOKEN);
    refreshAll(desk);
    const follow = (_: string, news: TableNews) => {
      this.told = news;
      return () => (this.told = undefined);
    };
    return render(<GuestApp desk={desk} follow={follow} />);
  }

  hear = (name: 'tableChanged' | 'restaurantChanged') => act(() => this.told?.[name]());
  connected = (is: boolean) => act(() => this.told?.connected(is));
}

import type { Page } from '@playwright/test';
import { seatedAt } from './guests.js';
import { catchPrints, colleague, hearing, onMenu, printed } from './staff.js';
import { expect, lead, openAs, row, test, toast } from './verbs.js';

/** Keeps count of the bell: of its lower notes there is one a ring. `held`: as a browser that wants a press first. */
const listen = (page: Page, { held = false } = {}) =>
  page.addInitScript((isHeld) => {
    const heard = { rings: 0, isHeld };
    Object.assign(window, { heard });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (this: OscillatorNode, when) {
      if (Math.round(this.frequency.value) === 1047) heard.rings += 1;
      start.call(this, when);
    };
    const contexts = new Set<AudioContext>();
    const press = () => {
      heard.isHeld = false;
      contexts.forEach((context) => context.dispatchEvent(new Event('statechange')));
    };
    window.addEventListener('click', press, { capture: true, once: true });
    const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state')?.get;
    Object.defineProperty(BaseAudioContext.prototype, 'state', {
      get(this: BaseAudioContext) {
        return heard.isHeld ? 'suspended' : (state?.call(this) as string);
      },
    });
    const { resume } = AudioContext.prototype;
    AudioContext.prototype.resume = function () {
      contexts.add(this);
      return heard.isHeld ? new Promise(() => undefined) : resume.call(this);
    };
  }, held);

const rings = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { heard: { rings: number } }).heard.rings);

/** It rings every ten seconds. */
const expectRings = (page: Page, count: number) => expect.poll(() => rings(page)).toBe(count);

const notice = (page: Page) => page.getByRole('banner').getByText(/guest orders?/i);
const soundSwitch = (page: Page) => page.getByRole('button', { name: 'Sound for guest orders' });

test('what guests order is called out on every page', async ({ page, restaurant, browser }) => {
  const guest = await seatedAt(restaurant, 4);
  const neighbour = await seatedAt(restaurant, 7);
  await listen(page);
  await catchPrints(page);
  await onMenu(page, restaurant);
  const other = await colleague(browser, restaurant, '/orders');

  await test.step('what staff take at a table is not', async () => {
    const order = await restaurant.placeOrder({ table: 4 });
    await expect(row(other, 'Live Orders', order)).toBeVisible();
    await expect(row(other, 'Live Orders', order)).not.toContainText('Guest');
    await expect(notice(page)).toHaveCount(0);
    expect(await rings(page)).toBe(0);
  });

  await test.step('a guest’s order is seen and heard until a colleague takes it', async () => {
    const order = await guest.orders({ specialInstructions: 'no onions' });
    await expect(notice(page)).toHaveText(`Guest order #${order.id} for Table 4 is waiting`);
    await expect(notice(page)).toHaveRole('status');
    await expectRings(page, 1);
    await expectRings(page, 2);
    await hearing(page, () => page.reload());
    await expect(notice(page)).toBeVisible();
    await expectRings(page, 1);
    await expect(row(other, 'Live Orders', order)).toContainText('Guest');
    await expect(row(other, 'Live Orders', order)).toContainText('no onions');
    await row(other, 'Live Orders', order).getByRole('button', { name: 'Accept' }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await printed(other)).toContain('no onions');
    await other.context().close();
  });

  await test.step('each of several is heard, and one notice counts them', async () => {
    const before = await rings(page);
    const one = await guest.orders();
    await expectRings(page, before + 1);
    const two = await neighbour.orders();
    await expectRings(page, before + 2);
    await expect(notice(page)).toHaveText('2 guest orders are waiting: Table 4, Table 7');
    await restaurant.accept(one);
    await expect(notice(page)).toHaveText(`Guest order #${two.id} for Table 7 is waiting`);
    await restaurant.owner.api.del(`/orders/${two.id}`);
    await expect(notice(page)).toHaveCount(0);
  });

  await test.step('one is accepted where the notice stands, and the kitchen gets its slip', async () => {
    const order = await guest.orders({ specialInstructions: 'extra hot' });
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(toast(page, 'Order moved to recurring')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(await printed(page)).toMatch(/Table 4[^]*extra hot/);
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(row(page, 'Recurring Orders', order)).toContainText('Guest');
    await lead(page, '/menu');
    await expect(page.getByRole('cell', { name: 'Garlic Naan' })).toBeVisible();
  });

  await test.step('the sound can be switched off, and stays off', async () => {
    const before = await rings(page);
    await guest.orders();
    await expectRings(page, before + 1);
    await soundSwitch(page).click();
    await expect(soundSwitch(page)).toHaveAttribute('aria-pressed', 'false');
    await hearing(page, () => page.reload());
    await expect(notice(page)).toBeVisible();
    await expect(soundSwitch(page)).toHaveAttribute('aria-pressed', 'false');
    await guest.orders();
    await expect(notice(page)).toHaveText('2 guest orders are waiting: Table 4');
    expect(await rings(page)).toBe(0);
    await soundSwitch(page).click();
    await expectRings(page, 1);
  });
});

test('of several tabs one rings, and another when that one is closed', async ({ page, context, restaurant }) => {
  const guest = await seatedAt(restaurant, 4);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await listen(tab);
    await onMenu(tab, restaurant);
  }
  await guest.orders();
  for (const tab of tabs) await expect(notice(tab)).toBeVisible();
  const heard = () => Promise.all(tabs.map(rings));
  await expect.poll(async () => (await heard()).sort()).toEqual([0, 1]);
  const [first] = await heard();
  const [loud, silent] = first ? [tabs[0], tabs[1]] : [tabs[1], tabs[0]];
  await loud?.close();
  await expectRings(silent as Page, 1);
});

test('a browser that wants a press before it sounds is not hidden', async ({ page, restaurant }) => {
  const guest = await seatedAt(restaurant, 4);
  await guest.orders();
  await listen(page, { held: true });
  await onMenu(page, restaurant);
  const hint = page.getByRole('button', { name: 'Click to turn the sound on' });
  await expect(hint).toBeVisible();
  expect(await rings(page)).toBe(0);
  await hint.click();
  await expectRings(page, 1);
  await expect(hint).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the notice stands clear of what is pressed', async ({ page, restaurant }) => {
    const guest = await seatedAt(restaurant, 4);
    await hearing(page, () => openAs(page, restaurant.owner, '/take-order?table=1'));
    await page.getByRole('button', { name: 'Add Full' }).first().click();
    await guest.orders();
    await expect(notice(page)).toBeVisible();
    const box = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    await expect.poll(async () => (await box('Submit Order')).y + 50 < (await box('Accept')).y).toBe(true);
    expect((await box('Accept')).y + 44).toBeLessThan((await box('More')).y);
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await expect(toast(page, 'Order placed successfully')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click();
    await soundSwitch(page).click();
    await expect(soundSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  });
});

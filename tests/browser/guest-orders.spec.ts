import type { Page } from '@playwright/test';
import { choose, orderCard, phonesAt, place } from './guests.js';
import { expect, test, type Restaurant } from './verbs.js';

const PLACE = '**/api/guests/*/orders';

const live = async ({ owner }: Restaurant) => (await owner.api.get<{ id: number }[]>('/orders/live')).length;

test('what comes between a basket and its order', async ({ browser, restaurant }) => {
  const { api } = restaurant.owner;
  const [, chicken, naan] = restaurant.menu;
  const [phone] = (await phonesAt(browser, restaurant, 4, 1)) as [Page];
  const basket = phone.getByRole('dialog', { name: 'Your basket' });

  await test.step('an order whose answer is lost, and sent again, is one order', async () => {
    const keys = new Set<string | undefined>();
    const bodies = new Set<string | null>();
    let isCut = true;
    await phone.route(PLACE, async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      bodies.add(route.request().postData());
      if (!isCut) return route.continue();
      // It arrives, and the way back is cut.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await choose(phone, 'Garlic Naan');
    await place(phone);
    await expect(basket.getByText(/it will be placed only once/)).toBeVisible({ timeout: 30_000 });
    await expect(basket.getByText('Garlic Naan', { exact: true })).toBeVisible();
    await phone.reload();
    isCut = false;
    await place(phone);
    await expect(orderCard(phone, 1)).toContainText('Received');
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    expect(await live(restaurant)).toBe(1);
    expect([keys.size, bodies.size]).toEqual([1, 1]);
    await phone.unroute(PLACE);
  });

  await test.step('without a network the basket is kept, and sent when it is back', async () => {
    await choose(phone, 'Garlic Naan');
    await phone.context().setOffline(true);
    await place(phone);
    await expect(basket.getByText(/There is no connection/)).toBeVisible({ timeout: 30_000 });
    expect(await live(restaurant)).toBe(1);
    await phone.context().setOffline(false);
    await basket.getByRole('button', { name: 'Try again' }).click();
    await expect(orderCard(phone, 2)).toContainText('Received');
    expect(await live(restaurant)).toBe(2);
  });

  await test.step('while submission is disabled the basket says so, and nothing can be sent', async () => {
    await choose(phone, 'Garlic Naan');
    await api.put('/orders/toggle-submit-disabled');
    await expect(basket.getByText('This restaurant is not taking orders from tables right now')).toBeVisible();
    await expect(basket.getByRole('button', { name: 'Place order' })).toBeDisabled();
    await api.put('/orders/toggle-submit-disabled');
    await expect(basket.getByRole('button', { name: 'Place order' })).toBeEnabled();
    await place(phone);
    await expect(orderCard(phone, 3)).toContainText('Garlic Naan');
  });

  await test.step('an item switched off is named, and one whose price changed shows the new total', async () => {
    await choose(phone, 'Butter Chicken', 'Garlic Naan');
    await api.put(`/menu/${chicken?.id}/toggle`);
    await expect(basket.getByText('Butter Chicken is currently unavailable')).toBeVisible();
    await expect(basket.getByRole('button', { name: 'Place order' })).toBeDisabled();
    await basket.getByRole('button', { name: 'Remove Butter Chicken' }).click();
    await api.put(`/menu/${naan?.id}`, {
      ...{ category: 'Breads', name: 'Garlic Naan', isVeg: true, price: 60, hasHalf: false },
    });
    await expect(basket.getByText('The price was ₹55.00')).toBeVisible();
    await place(phone);
    await expect(orderCard(phone, 4)).toContainText('₹60.00');
  });
  await phone.context().close();
});

import type { Page } from '@playwright/test';
import { toRupees } from '@sae/domain/kernel';
import { DISHES } from '../../embedded/src/demo/dishes.js';
import { choose, orderCard, payable, seatedAt } from './guests.js';
import { expectWithin, lookAtAll, lookAtSheet } from './look.js';
import { expect, test, type Restaurant } from './verbs.js';

const LONG_NAME = 'The Grand Old Bombay Canteen and Irani Café of Bandra West, Home of Bun Maska and Berry Pulao, 1923';
const LONG_DISH = {
  ...{
    category: 'Starters',
    name: 'Chef’s Special Slow-Cooked Awadhi Galouti Kebab with Saffron Ulte Tawe ka Paratha',
  },
  description:
    'Smoked over charcoal, twice minced, with a hundred and sixty spices; our grandmother’s recipe since 1923',
  ...{ isVeg: false, price: 1249.5, hasHalf: true, halfPrice: 699 },
};

const serveTheDemo = async (restaurant: Restaurant) => {
  const dishes = DISHES.map(({ price, halfPrice, ...dish }) => ({
    ...{ ...dish, price: toRupees(price), hasHalf: halfPrice !== null },
    ...(halfPrice === null ? {} : { halfPrice: toRupees(halfPrice) }),
  }));
  restaurant.menu = [];
  await restaurant.addMenu([LONG_DISH, ...dishes]);
};

const closed = async (page: Page) => {
  await page.getByRole('button', { name: /^(Close|बंद करें)$/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('before and after', async ({ page, restaurant }) => {
  await page.goto('/app/t/this-code-was-made-up');
  await expect(page.getByRole('heading', { name: 'This QR code is no longer valid' })).toBeVisible();
  await lookAtAll(page, 'guest-gone');
  const { token } = await seatedAt(restaurant, 4);
  await page.route('**/api/guests/**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`/app/t/${token}`);
  await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
  await lookAtAll(page, 'guest-away');
  await page.unroute('**/api/guests/**');
  await page.reload();
  await expect(page.getByRole('link', { name: 'View Menu' })).toBeVisible();
  await lookAtAll(page, 'guest-home');
  await payable(restaurant, LONG_NAME);
  await expect(page.getByRole('heading', { name: LONG_NAME })).toBeVisible();
  await lookAtAll(page, 'guest-home-long');
});

test('the menu and the basket', async ({ page, restaurant }) => {
  test.slow();
  const { api } = restaurant.owner;
  await serveTheDemo(restaurant);
  const { token } = await seatedAt(restaurant, 4);
  await page.goto(`/app/t/${token}`);
  await choose(page, `${LONG_DISH.name} (Half)`, 'Samosa Chaat (Full)', 'Dahi Puri');
  await page.getByRole('button', { name: /Add a note.*Samosa/ }).click();
  await page.getByRole('textbox').fill('Without onions, and the mint chutney apart, please');
  await lookAtSheet(page, 'guest-basket');
  const puri = restaurant.menu.find(({ name }) => name === 'Dahi Puri');
  await api.put(`/menu/${puri?.id}/toggle`);
  await expect(page.getByText('Dahi Puri is currently unavailable')).toBeVisible();
  await lookAtSheet(page, 'guest-basket-unavailable');
  await api.put('/orders/toggle-submit-disabled');
  await expect(page.getByRole('dialog').getByText('This restaurant is not taking orders')).toBeVisible();
  await lookAtSheet(page, 'guest-basket-closed');
  await closed(page);
  await lookAtAll(page, 'guest-menu-closed');
  await api.put('/orders/toggle-submit-disabled');
  await expect(page.getByText('This restaurant is not taking orders')).toHaveCount(0);
  await lookAtAll(page, 'guest-menu');
  await page.getByRole('searchbox').fill('sushi');
  await lookAtAll(page, 'guest-menu-nothing');
});

test('the orders, the payment and the opinion', async ({ page, restaurant }) => {
  const { api } = restaurant.owner;
  const guest = await seatedAt(restaurant, 4);
  await page.goto(`/app/t/${guest.token}`);
  await page.getByRole('link', { name: 'Make Payment' }).click();
  await lookAtSheet(page, 'guest-pay-nothing');
  await closed(page);
  const billed = await guest.orders({ specialInstructions: 'Less spicy' });
  await restaurant.accept(billed);
  const later = await guest.orders({ item: 1 });
  await restaurant.complete(4);
  await restaurant.accept(later);
  await api.del(`/orders/${(await guest.orders({ item: 1 })).id}`);
  const { id } = await guest.orders({ item: 2, quantity: 4 });
  await expect(orderCard(page, id)).toContainText('Received');
  await expect(page.locator('.told p')).toHaveCount(0);
  await lookAtAll(page, 'guest-orders');
  await page.getByRole('link', { name: 'Make Payment' }).click();
  await expect(page.getByRole('img', { name: /UPI QR code/ })).toBeVisible();
  await lookAtSheet(page, 'guest-pay');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('The staff have been told.')).toBeVisible();
  await lookAtSheet(page, 'guest-pay-claimed');
  const [claim] = await api.get<{ id: number }[]>('/orders/payment-claims');
  await api.del(`/orders/payment-claims/${claim?.id}`);
  await expect(page.getByText('The staff could not find the payment')).toBeVisible();
  await expect(page.getByRole('img', { name: /UPI QR code/ })).toBeVisible();
  await lookAtSheet(page, 'guest-pay-dismissed');
  await closed(page);
  await page.getByRole('link', { name: 'Share Your Opinion' }).click();
  await page.getByRole('radio', { name: '4 stars: Very good' }).check({ force: true });
  await lookAtSheet(page, 'guest-opinion');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for your opinion!')).toBeVisible();
  await lookAtSheet(page, 'guest-opinion-given');
  await closed(page);
});

test('when all is paid', async ({ page, restaurant }) => {
  const { token } = await seatedAt(restaurant, 4);
  const order = await restaurant.billedOrder(4);
  await restaurant.owner.api.put(`/orders/${order.id}/paid`);
  await page.goto(`/app/t/${token}`);
  await expect(page.getByText('Everything is paid. Thank you for your visit!')).toBeVisible();
  await lookAtAll(page, 'guest-settled');
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });
  test('all of it', async ({ page, restaurant }) => {
    const guest = await seatedAt(restaurant, 4);
    await guest.orders({ specialInstructions: 'कम मिर्च' });
    await page.goto(`/app/t/${guest.token}`);
    await expect(page.getByRole('heading', { name: 'ऑर्डर 1' })).toBeVisible();
    await lookAtAll(page, 'guest-home-hindi');
    await page.getByRole('link', { name: 'भुगतान करें' }).click();
    await expect(page.getByRole('img', { name: /UPI QR कोड/ })).toBeVisible();
    await lookAtSheet(page, 'guest-pay-hindi');
    await closed(page);
    await page.getByRole('link', { name: 'अपनी राय बताएँ' }).click();
    await lookAtSheet(page, 'guest-opinion-hindi');
    await closed(page);
    await page.getByRole('link', { name: 'मेन्यू देखें' }).click();
    await page.getByRole('button', { name: 'जोड़ें: Garlic Naan' }).click();
    await lookAtAll(page, 'guest-menu-hindi');
    await page.getByRole('link', { name: /टोकरी देखें/ }).click();
    await lookAtSheet(page, 'guest-basket-hindi');
  });
});

test('at 200 % nothing of it runs off the screen or is covered', async ({ page, restaurant }) => {
  await serveTheDemo(restaurant);
  const { token } = await seatedAt(restaurant, 4);
  // A phone of 390 by 844, zoomed in to twice its size.
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto(`/app/t/${token}`);
  await expect(page.getByRole('link', { name: 'View Menu' })).toBeVisible();
  await expectWithin(page);
  await page.getByRole('link', { name: 'View Menu' }).click();
  await page.getByRole('button', { name: 'Add Dahi Puri' }).click();
  await expectWithin(page);
  await page.getByRole('link', { name: /View basket/ }).click();
  const place = page.getByRole('button', { name: 'Place order' });
  await place.scrollIntoViewIfNeeded();
  await place.click();
  await expect(orderCard(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'Make Payment' }).click();
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('The staff have been told.')).toBeVisible();
  await expectWithin(page);
});

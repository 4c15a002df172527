import type { Browser, Page } from '@playwright/test';
import { readQr } from '../../api/testing/read-qr.js';
import { choose, orderCard, scan, seatedAt } from './guests.js';
import { catchPrints, expect, expectToasts, list, openAs, printed, row, test, type Restaurant } from './verbs.js';

const PLACE = '**/api/guests/*/orders';

/** The restaurant's orders as staff see them. */
const staff = async (page: Page, { owner }: Restaurant) => {
  await catchPrints(page);
  await openAs(page, owner, '/orders');
  await expect(page.getByText('New orders appear here by themselves.')).toBeVisible();
};

const place = (phone: Page) => phone.getByRole('button', { name: 'Place order' }).click();

const phonesAt = async (browser: Browser, restaurant: Restaurant, tableNo: number, count: number) => {
  const { token } = await seatedAt(restaurant, tableNo);
  return Promise.all(Array.from({ length: count }, () => scan(browser, token)));
};

const live = async ({ owner }: Restaurant) => (await owner.api.get<{ id: number }[]>('/orders/live')).length;

test('two phones of a table, one of another, and the staff: from the order to the thanks', async ({
  page,
  browser,
  restaurant,
}) => {
  const [asha, ravi] = (await phonesAt(browser, restaurant, 4, 2)) as [Page, Page];
  const [other] = (await phonesAt(browser, restaurant, 5, 1)) as [Page];
  await staff(page, restaurant);

  await test.step('what one phone orders, staff and the other phone of the table see', async () => {
    const basket = await choose(asha, 'Paneer Tikka (Half)', 'Garlic Naan');
    await basket.getByRole('button', { name: 'One more Garlic Naan' }).click();
    await basket.getByRole('button', { name: /Add a note.*Paneer Tikka/ }).click();
    await basket.getByRole('textbox').fill('Less spicy');
    await expect(basket.getByText('₹250.00')).toBeVisible();
    await Promise.all([expectToasts(page, 'New order #1 received for Table 4'), place(asha)]);
    for (const phone of [asha, ravi]) {
      await expect(orderCard(phone, 1)).toContainText('Received');
      await expect(orderCard(phone, 1)).toContainText('₹250.00');
      await expect(orderCard(phone, 1)).toContainText('Less spicy');
    }
    await expect(row(page, 'Live Orders', { id: 1 })).toContainText('Less spicy');
  });

  await test.step('each sees what the other adds', async () => {
    await choose(ravi, 'Butter Chicken');
    await place(ravi);
    await expect(orderCard(asha, 2)).toContainText('Butter Chicken');
    await expect(asha.getByRole('link', { name: /Make Payment/ })).toContainText('₹579.00 to pay');
  });

  await test.step('accepted, it is being prepared, and the kitchen reads the note', async () => {
    for (const id of [1, 2]) {
      await row(page, 'Live Orders', { id }).getByRole('button', { name: 'Accept' }).click();
      for (const phone of [asha, ravi]) await expect(orderCard(phone, id)).toContainText('Being prepared');
    }
    expect(await printed(page)).toMatch(/Table 4[^]*Less spicy/);
  });

  await test.step('printed, it is billed', async () => {
    await page.getByLabel('Table', { exact: true }).selectOption('4');
    await page.getByLabel('GST Rate').selectOption('5');
    await page.getByLabel('GST Type').selectOption('exclusive');
    await page.getByRole('button', { name: 'Print Receipt' }).click();
    for (const phone of [asha, ravi]) await expect(orderCard(phone, 1)).toContainText('Billed');
  });

  const pay = asha.getByRole('dialog', { name: 'Make Payment' });
  await test.step('what is said to be paid, staff are told', async () => {
    await asha.getByRole('link', { name: 'Make Payment' }).click();
    await expect(pay.getByText('Not paid yet')).toBeVisible();
    await expect(pay.getByRole('img', { name: 'UPI QR code for ₹607.95' })).toBeVisible();
    await pay.getByRole('button', { name: 'I have paid' }).click();
    await expect(pay.getByText('The staff have been told. They will confirm it.')).toBeVisible();
    const claim = page.getByRole('table', { name: 'Payment Claims' }).getByRole('row').filter({ hasText: 'Table 4' });
    await expect(claim).toContainText('₹607.95');
    await claim.getByRole('button', { name: 'Mark Paid' }).click();
  });

  await test.step('marked paid, it is settled on both phones', async () => {
    await expect(pay.getByText('Everything is paid. Thank you for your visit!')).toBeVisible();
    await expect(ravi.getByText('Everything is paid. Thank you for your visit!')).toBeVisible();
    await expect(ravi.getByRole('heading', { name: 'Your orders' })).toHaveCount(0);
  });

  await test.step('and of all this the other table saw nothing', async () => {
    await expect(other.getByRole('link', { name: 'View Menu' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Your orders' })).toHaveCount(0);
    await other.getByRole('link', { name: 'Make Payment' }).click();
    await expect(other.getByText('Nothing is open on this table')).toBeVisible();
  });
  await Promise.all([asha, ravi, other].map((phone) => phone.context().close()));
});

test('a claim that staff find nothing of is said so, and can be said again', async ({ browser, restaurant }) => {
  const { owner } = restaurant;
  const [phone] = (await phonesAt(browser, restaurant, 4, 1)) as [Page];
  await restaurant.billedOrder(4);
  await phone.getByRole('link', { name: 'Make Payment' }).click();
  await phone.getByRole('button', { name: 'I have paid' }).click();
  await expect(phone.getByText('The staff have been told.')).toBeVisible();
  const [claim] = await owner.api.get<{ id: number }[]>('/orders/payment-claims');
  await owner.api.del(`/orders/payment-claims/${claim?.id}`);
  await expect(phone.getByText('The staff could not find the payment')).toBeVisible();
  await phone.getByRole('button', { name: 'I have paid' }).click();
  await expect(phone.getByText('The staff have been told.')).toBeVisible();
  await phone.context().close();
});

test('an order whose answer is lost, and sent again, is one order', async ({ browser, restaurant }) => {
  const [phone] = (await phonesAt(browser, restaurant, 4, 1)) as [Page];
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
  const basket = await choose(phone, 'Garlic Naan');
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
  await phone.context().close();
});

test('without a network the basket is kept, and sent when it is back', async ({ browser, restaurant }) => {
  const [phone] = (await phonesAt(browser, restaurant, 4, 1)) as [Page];
  const basket = await choose(phone, 'Garlic Naan');
  await phone.context().setOffline(true);
  await place(phone);
  await expect(basket.getByText(/There is no connection/)).toBeVisible({ timeout: 30_000 });
  expect(await live(restaurant)).toBe(0);
  await phone.context().setOffline(false);
  await basket.getByRole('button', { name: 'Try again' }).click();
  await expect(orderCard(phone, 1)).toContainText('Received');
  expect(await live(restaurant)).toBe(1);
  await phone.context().close();
});

test('while submission is disabled the basket says so, and nothing can be sent', async ({ browser, restaurant }) => {
  const { api } = restaurant.owner;
  const [phone] = (await phonesAt(browser, restaurant, 4, 1)) as [Page];
  const basket = await choose(phone, 'Garlic Naan');
  await api.put('/orders/toggle-submit-disabled');
  await expect(basket.getByText('This restaurant is not taking orders from tables right now')).toBeVisible();
  await expect(basket.getByRole('button', { name: 'Place order' })).toBeDisabled();
  await api.put('/orders/toggle-submit-disabled');
  await expect(basket.getByRole('button', { name: 'Place order' })).toBeEnabled();
  await place(phone);
  await expect(orderCard(phone, 1)).toContainText('Garlic Naan');
  await phone.context().close();
});

test('an item switched off in a basket is named, and one whose price changed shows the new total', async ({
  browser,
  restaurant,
}) => {
  const { api } = restaurant.owner;
  const [, chicken, naan] = restaurant.menu;
  const [phone] = (await phonesAt(browser, restaurant, 4, 1)) as [Page];
  const basket = await choose(phone, 'Butter Chicken', 'Garlic Naan');
  await api.put(`/menu/${chicken?.id}/toggle`);
  await expect(basket.getByText('Butter Chicken is currently unavailable')).toBeVisible();
  await expect(basket.getByRole('button', { name: 'Place order' })).toBeDisabled();
  await basket.getByRole('button', { name: 'Remove Butter Chicken' }).click();
  await api.put(`/menu/${naan?.id}`, {
    ...{ category: 'Breads', name: 'Garlic Naan', isVeg: true, price: 60, hasHalf: false },
  });
  await expect(basket.getByText('The price was ₹55.00')).toBeVisible();
  await place(phone);
  await expect(orderCard(phone, 1)).toContainText('₹60.00');
  await phone.context().close();
});

test('scripts in a note and a comment are text to staff', async ({ page, browser, restaurant }) => {
  const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  const [phone] = (await phonesAt(browser, restaurant, 4, 1)) as [Page];
  await staff(page, restaurant);
  const basket = await choose(phone, 'Garlic Naan');
  await basket.getByRole('button', { name: /Add a note/ }).click();
  await basket.getByRole('textbox').fill(script);
  await place(phone);
  await expect(orderCard(phone, 1)).toContainText(script);
  await expect(row(page, 'Live Orders', { id: 1 })).toContainText(script);
  await row(page, 'Live Orders', { id: 1 }).getByRole('button', { name: 'Accept' }).click();
  await expect(list(page, 'Recurring Orders')).toContainText(script);
  expect(await printed(page)).toContain(script);

  await phone.getByRole('link', { name: 'Share Your Opinion' }).click();
  await phone.getByText('Fair').or(phone.locator('.star').nth(1)).first().click();
  await phone.getByRole('textbox').fill(script);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText('Thank you for your opinion!')).toBeVisible();
  await page.goto('/app/reviews');
  await expect(page.getByRole('cell', { name: script })).toBeVisible();
  for (const screen of [page, phone])
    expect(await screen.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
  await phone.context().close();
});

test('an opinion is given once a table and sitting, with the keyboard too', async ({ browser, restaurant }) => {
  const [asha, ravi] = (await phonesAt(browser, restaurant, 4, 2)) as [Page, Page];
  await restaurant.placeOrder({ table: 4 });
  await asha.getByRole('link', { name: 'Share Your Opinion' }).press('Enter');
  const sheet = asha.getByRole('dialog', { name: 'Share Your Opinion' });
  await expect(sheet.getByRole('heading', { name: 'Share Your Opinion' })).toBeFocused();
  await sheet.getByRole('radio', { name: '1 star: Poor' }).focus();
  for (let n = 1; n < 5; n += 1) await asha.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: '5 stars: Excellent' })).toBeChecked();
  await asha.keyboard.press('Tab');
  await asha.keyboard.type('Best naan in town');
  await sheet.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(sheet.getByText('Thank you for your opinion!')).toBeVisible();
  await asha.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(asha.getByRole('link', { name: 'Share Your Opinion' })).toBeFocused();

  await ravi.getByRole('link', { name: 'Share Your Opinion' }).click();
  await expect(ravi.getByText('Your table has already shared its opinion. Thank you!').last()).toBeVisible();
  await expect(ravi.getByRole('radio')).toHaveCount(0);
  expect(await restaurant.owner.api.get('/reviews')).toMatchObject([
    { tableNo: 4, stars: 5, comment: 'Best naan in town' },
  ]);
  await Promise.all([asha, ravi].map((phone) => phone.context().close()));
});

test('the UPI code holds what is due, to whom, and another reference each time', async ({ browser, restaurant }) => {
  const [phone] = (await phonesAt(browser, restaurant, 4, 1)) as [Page];
  await restaurant.billedOrder(4);
  const read = async (): Promise<URLSearchParams> => {
    await phone.getByRole('link', { name: 'Make Payment' }).click();
    const code = phone.getByRole('img', { name: 'UPI QR code for ₹261.98' });
    await code.scrollIntoViewIfNeeded();
    const text = (await readQr(await code.screenshot())) ?? '';
    expect(text).toMatch(/^upi:\/\/pay\?/);
    await expect(phone.getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute('href', text);
    await phone.getByRole('button', { name: 'Close' }).click();
    return new URL(text).searchParams;
  };
  const [first, second] = [await read(), await read()];
  const { tn = '', tr = '', ...named } = Object.fromEntries(first);
  expect(named).toEqual({ pa: 'spice.garden@okbank', pn: 'Spice Garden', am: '261.98', cu: 'INR' });
  expect(tn).toContain('4');
  expect(tr).toMatch(/^[\w-]{1,35}$/);
  expect(second.get('tr')).not.toBe(tr);
  await phone.context().close();
});

test('the UPI ID is copied', async ({ browser, restaurant }) => {
  const [phone] = (await phonesAt(browser, restaurant, 4, 1)) as [Page];
  await phone.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await restaurant.billedOrder(4);
  await phone.getByRole('link', { name: 'Make Payment' }).click();
  await phone.getByRole('button', { name: 'Copy' }).click();
  await expect(phone.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await phone.evaluate(() => navigator.clipboard.readText())).toBe('spice.garden@okbank');
  await phone.context().close();
});

test('a code that dies while its page is open says so', async ({ browser, restaurant }) => {
  const { api } = restaurant.owner;
  const [phone] = (await phonesAt(browser, restaurant, 4, 1)) as [Page];
  await expect(phone.getByRole('heading', { name: 'Spice Garden' })).toBeVisible();
  const [table] = await api.get<{ id: number }[]>('/tables');
  await api.del(`/tables/${table?.id}`);
  await expect(phone.getByRole('heading', { name: 'This QR code is no longer valid' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(phone.getByText('Please ask the staff for help.')).toBeVisible();
  await phone.context().close();
});

test('the page speaks Hindi to whoever does, and remembers who does not', async ({ browser, restaurant }) => {
  const { token } = await seatedAt(restaurant, 4);
  const phone = await scan(browser, token, { locale: 'hi-IN' });
  for (const name of ['मेन्यू देखें', 'भुगतान करें', 'अपनी राय बताएँ'])
    await expect(phone.getByRole('link', { name })).toBeVisible();
  await expect(phone.locator('html')).toHaveAttribute('lang', 'hi');
  await phone.getByRole('button', { name: 'EN' }).click();
  await expect(phone.locator('html')).toHaveAttribute('lang', 'en');
  await phone.reload();
  await expect(phone.getByRole('link', { name: 'View Menu' })).toBeVisible();
  await phone.context().close();
});

import type { Page } from '@playwright/test';
import { choose, orderCard, phonesAt, place, scan, seatedAt } from './guests.js';
import { printed, receiving } from './staff.js';
import { expect, expectToasts, lead, list, row, test } from './verbs.js';

test('two phones of a table, one of another, and the staff: from the order to the thanks', async ({
  page,
  browser,
  restaurant,
}) => {
  const [asha, ravi] = (await phonesAt(browser, restaurant, 4, 2)) as [Page, Page];
  const [other] = (await phonesAt(browser, restaurant, 5, 1)) as [Page];
  await receiving(page, restaurant);

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
    await claim.getByRole('button', { name: 'UPI Received' }).click();
  });

  await test.step('paid by UPI, it is settled on both phones', async () => {
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

test('scripts in a note and a comment are text to staff', async ({ page, browser, restaurant }) => {
  const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  const [phone] = (await phonesAt(browser, restaurant, 4, 1)) as [Page];
  await receiving(page, restaurant);
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
  await lead(page, '/reviews');
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

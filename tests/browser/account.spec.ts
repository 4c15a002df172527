import type { Page } from '@playwright/test';
import { catchPrints, printed } from './staff.js';
import {
  ANDROID,
  PASSWORD,
  PROFILE,
  confirm,
  drawnPng,
  expect,
  expectToasts,
  lead,
  openAs,
  test,
  toast,
  url,
} from './verbs.js';

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
};
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Profile picture file').setInputFiles({ name, mimeType, buffer });
const logo = (page: Page) => page.getByRole('region', { name: 'Restaurant' }).getByRole('img');

test('what the restaurant says of itself is saved, shown everywhere and printed on its bills', async ({
  page,
  restaurant,
}) => {
  await restaurant.accept(await restaurant.placeOrder({ table: 4 }));
  await catchPrints(page);
  await openAs(page, restaurant.owner, '/account');
  await fill(page, PROFILE);
  await choose(page, 'logo.png', 'image/png', await drawnPng(page));
  await expect(page.getByRole('img', { name: 'Profile picture' })).toBeVisible();
  await save(page);
  await expect(toast(page, 'Account updated successfully')).toBeVisible();
  await expect(page.locator('header').getByText('Sugar & Spice')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Restaurant' });
  for (const text of ['Sugar & Spice', '+91 98450-12345', '29ABCDE1234F1Z5', 'free trial'])
    await expect(summary.getByText(text, { exact: true })).toBeVisible();
  await expect(summary.getByRole('link')).toHaveAttribute('href', 'https://g.page/r/spice-garden/review');

  await page.reload();
  await expect(page.getByLabel('FSSAI Number')).toHaveValue('12345678901234');
  await expect.poll(() => logo(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);

  await lead(page, '/orders');
  await page.getByLabel('Table', { exact: true }).selectOption('4');
  await page.getByRole('button', { name: 'Print Receipt' }).click();
  await expect(toast(page, 'Receipt printed and orders moved to past')).toBeVisible();
  const bill = await printed(page);
  for (const text of [
    'Sugar & Spice',
    '12 MG Road, Bengaluru 560001',
    '29ABCDE1234F1Z5',
    '12345678901234',
    '98450-12345',
  ])
    expect(bill).toContain(text);
});

test('a picture is changed and taken away; a browser that is signed out may see it', async ({
  page,
  owner,
  request,
}) => {
  await openAs(page, owner, '/account');
  await choose(page, 'logo.png', 'image/png', await drawnPng(page));
  await save(page);
  await expect(logo(page)).toBeVisible();
  const path = (await logo(page).getAttribute('src')) ?? '';
  const seen = await request.get(url + path);
  expect(seen.headers()['content-type']).toBe('image/jpeg');
  await page.getByRole('button', { name: 'Remove Picture' }).click();
  await save(page);
  await expect(logo(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose Picture' })).toBeVisible();
});

test('each mistake is told, by the form and by the server', async ({ page, owner }) => {
  await openAs(page, owner, '/account');
  await fill(page, { 'Owner Name': '', 'UPI ID': 'asha', 'Google Review Link': 'javascript:alert(1)' });
  await save(page);
  await expectToasts(page, 'Owner name is required', 'Invalid UPI ID format', 'Invalid URL');
  await fill(page, { 'Owner Name': 'Asha', 'UPI ID': '', 'Google Review Link': '' });
  await choose(page, 'menu.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  await expect(toast(page, 'Please select a JPEG, PNG, or GIF image')).toBeVisible();
  await choose(page, 'large.png', 'image/png', Buffer.alloc(5_242_881));
  await expect(toast(page, 'File size must be less than 5MB')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // A drawing that calls itself a PNG passes the form and not the server.
  await choose(page, 'logo.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await save(page);
  await expect(toast(page, 'Please select a JPEG, PNG, or GIF image')).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).last().click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
});

test('a login elsewhere is seen, and ended from here', async ({ page, browser, owner }) => {
  const elsewhere = await browser.newPage({ userAgent: ANDROID });
  await elsewhere.goto(`${url}/app/login`);
  await elsewhere.getByLabel('Email').fill(owner.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Log In' }).click();
  await expect(elsewhere).toHaveURL(/dashboard|plans/);

  await openAs(page, owner, '/account');
  const logins = page.getByRole('list', { name: 'Logins' }).getByRole('listitem');
  await expect(logins.getByText('This browser')).toHaveCount(1);
  const phone = logins.filter({ hasText: 'Chrome on Android' });
  await phone.getByRole('button', { name: 'End' }).click();
  await confirm(page, 'End Login');
  await expect(toast(page, 'That login has ended')).toBeVisible();
  await expect(phone).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await elsewhere.close();
});

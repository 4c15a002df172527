import { expect, expectToasts, fillSignUp, openAs, test, toast } from './verbs.js';

const SIGN_UP = [
  [{ 'Restaurant Name': '' }, 'Restaurant name is required'],
  [{ 'Owner Name': '  ' }, 'Owner name is required'],
  [{ Email: '' }, 'Email is required'],
  [{ Email: 'nobody' }, 'Invalid email'],
  [{ Password: 'short', 'Confirm Password': 'short' }, 'Password must be at least 6 characters'],
  [{ Password: '', 'Confirm Password': '' }, 'Password is required'],
  [{ 'Confirm Password': '' }, 'Confirm password is required'],
  [{ 'Confirm Password': 'different' }, 'Passwords must match'],
] as const;

test('sign-up tells each mistake in its own toast, and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  for (const [fields, message] of SIGN_UP) {
    await page.goto('/app/signup');
    await fillSignUp(page, fields);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(toast(page, message)).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('an empty sign-up form tells of every field', async ({ page }) => {
  await page.goto('/app/signup');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const fields = ['Restaurant name', 'Owner name', 'Email', 'Password', 'Confirm password'];
  await expectToasts(page, ...fields.map((field) => `${field} is required`));
  await expect(page.getByLabel('Restaurant Name')).toBeFocused();
});

test('log in says what is missing, and no more than that the pair is wrong', async ({ page }) => {
  await page.goto('/app/login');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expectToasts(page, 'Email is required', 'Password is required');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('whatever');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(toast(page, 'Invalid email or password')).toBeVisible();
});

test('a plan must be chosen', async ({ page, owner }) => {
  await openAs(page, owner, '/plans');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Please select a plan')).toBeVisible();
});

test('the free trial is given once', async ({ page, owner }) => {
  await openAs(page, owner, '/plans');
  await page.getByRole('radio', { name: '10 Days Free Trial' }).check();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'You have already used your free trial')).toBeVisible();
});

test('the menu form tells what is wrong with an item', async ({ page, owner }) => {
  await openAs(page, owner, '/menu');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expectToasts(
    page,
    ...['Category is required', 'Name is required', 'Veg/non-veg status is required', 'Price is required'],
  );
  await page.getByLabel('Full Price').fill('0');
  await page.getByLabel('Half portion').check();
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expectToasts(page, 'Price must be positive', 'Half price is required');
});

test('an order needs an item, a receipt needs a table', async ({ page, restaurant }) => {
  await openAs(page, restaurant.owner, '/take-order');
  await page.getByRole('button', { name: 'Submit Order' }).click();
  await expect(toast(page, 'Please select at least one item')).toBeVisible();
  await page.goto('/app/orders');
  await page.getByRole('button', { name: 'Print Receipt' }).click();
  await expect(toast(page, 'Please select a table')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { look, lookAtAll, lookAtSheet } from './look.js';
import { expect, openAs, PASSWORD, test, toast } from './verbs.js';

/** The code of a half minute that was not used yet: the clock is real, and a code is good once. */
const codes = (key: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  let ahead = 0;
  return () => totp.generate({ timestamp: Date.now() + 30_000 * ahead++ });
};

const logIn = async (page: Page, email: string) => {
  await page.goto('/app/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
};

test('an owner adds a second factor, and a new browser and a new manager ask for it', async ({
  page,
  browser,
  owner,
}) => {
  await openAs(page, owner, '/account');
  await page.getByRole('button', { name: 'Add Second Factor' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code of the second factor' })).toBeVisible();
  await lookAtSheet(page, 'second-factor-add');
  const code = codes((await dialog.getByRole('code').textContent()) ?? '');
  await dialog.getByLabel('Code').fill(code());
  await dialog.getByRole('button', { name: 'Add Second Factor' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await lookAtSheet(page, 'second-factor-recovery');
  const recovery = await dialog.getByRole('listitem').allTextContents();
  expect(recovery).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await lookAtAll(page, 'account-second-factor');

  await test.step('a new browser asks for a code, and then knows the owner', async () => {
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await logIn(elsewhere, owner.email);
    await expect(elsewhere.getByRole('heading', { name: 'Enter the Code' })).toBeVisible();
    await lookAtAll(elsewhere, 'second-factor-login');
    await elsewhere.getByLabel('Code').fill(code());
    await elsewhere.getByRole('button', { name: 'Log In' }).click();
    await expect(elsewhere).toHaveURL(/\/app\/dashboard$/);
    await elsewhere.getByRole('button', { name: 'Log Out' }).click();
    await logIn(elsewhere, owner.email);
    await expect(elsewhere).toHaveURL(/\/app\/dashboard$/);
    await context.close();
  });

  await test.step('a manager is added with a code, which is asked for in place', async () => {
    await page.goto('/app/people');
    await page.getByRole('button', { name: 'Add Person' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Kiran');
    await dialog.getByLabel('Role').selectOption('manager');
    await dialog.getByRole('button', { name: 'Add Person' }).click();
    await expect(page.getByRole('heading', { name: 'Is it you?' })).toBeVisible();
    await look(page, 'second-factor-asked');
    await page.getByLabel('Code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invalid code')).toBeVisible();
    await page.getByLabel('Code').fill(recovery[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Kiran was added')).toBeVisible();
  });
});

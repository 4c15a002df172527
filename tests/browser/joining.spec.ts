import type { Page } from '@playwright/test';
import { lookAtAll, lookAtSheet } from './look.js';
import { signedInOwner } from '../support/system.mjs';
import { expect, mailbox, mailedCode, newEmail, openAs, PASSWORD, test, toast, url, writeAccount } from './verbs.js';

const invite = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add Person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Meena');
  await dialog.getByLabel('Role').selectOption('manager');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await lookAtSheet(page, 'people-invite');
  await dialog.getByRole('button', { name: 'Add Person' }).click();
  await expect(toast(page, 'Meena was added')).toBeVisible();
};

test('somebody invited by email joins, works at a second restaurant, and goes over to it', async ({
  page,
  browser,
  owner,
}) => {
  const email = newEmail();
  await openAs(page, owner, '/people');
  await invite(page, email);
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
  await lookAtAll(page, 'people-invited');

  const context = await browser.newContext();
  const meena = await context.newPage();
  await test.step('she chooses a password by the code of the mail, and is in', async () => {
    await meena.goto('/app/join');
    await expect(meena.getByRole('heading', { name: 'Join a Restaurant' })).toBeVisible();
    await lookAtAll(meena, 'join');
    await meena.getByLabel('Email', { exact: true }).fill(email);
    await meena.getByLabel('OTP', { exact: true }).fill(await mailedCode(email));
    await meena.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await meena.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await meena.getByRole('button', { name: 'Join' }).click();
    await expect(meena).toHaveURL(/\/app\/dashboard$/);
    // A manager: the house’s people, but not the owner’s account.
    await expect(meena.getByRole('link', { name: 'People' })).toBeVisible();
    await expect(meena.getByRole('link', { name: 'Account' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove Login' })).toBeVisible();
  });

  const second = await signedInOwner({ url, mailbox });
  const address = 'Shop No. 14, Ground Floor, Lakshmi Arcade, 27th Main Road, HSR Layout Sector 2, Bengaluru 560102';
  await writeAccount(second, { address });
  await test.step('a second restaurant invites her, and she goes over to it', async () => {
    const { id } = await second.api.post<{ id: number }>('/people', { name: 'Meena R', role: 'accountant' });
    await expect(async () => {
      await second.api.post(`/people/${id}/login`, { email });
    }).toPass({ timeout: 40_000 });
    await meena.reload();
    await meena.getByRole('link', { name: 'An invitation is open: Restaurants' }).click();
    await expect(meena.getByText('Accept invitation')).toBeVisible();
    await lookAtAll(meena, 'restaurants');
    await meena.getByRole('button', { name: /Accountant/ }).click();
    await expect(toast(meena, /^You are at /)).toBeVisible();
    await expect(meena).toHaveURL(/\/app\/dashboard$/);
    expect(await meena.evaluate(() => localStorage.getItem('userId'))).toBe(String(second.restaurantId));
    await expect(meena.getByRole('link', { name: 'QR Generation' })).toHaveCount(0);
  });

  await test.step('at her next login she says where she works now', async () => {
    await meena.getByRole('button', { name: 'Log Out' }).click();
    await meena.getByLabel('Email', { exact: true }).fill(email);
    await meena.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await meena.getByRole('button', { name: 'Log In' }).click();
    await expect(meena.getByRole('heading', { name: 'Choose a Restaurant' })).toBeVisible();
    await lookAtAll(meena, 'choose-restaurant');
    await meena.getByRole('button', { name: /Manager/ }).click();
    await expect(meena).toHaveURL(/\/app\/dashboard$/);
    expect(await meena.evaluate(() => localStorage.getItem('userId'))).toBe(String(owner.restaurantId));
  });

  await test.step('without her login she is out at once, and it opens the second restaurant alone', async () => {
    await page.getByRole('button', { name: 'Remove Login' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Login' }).click();
    await expect(toast(page, 'That login was removed')).toBeVisible();
    await expect(meena).toHaveURL(/\/app\/login$/, { timeout: 10_000 });
    await meena.getByLabel('Email', { exact: true }).fill(email);
    await meena.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await meena.getByRole('button', { name: 'Log In' }).click();
    await expect(meena).toHaveURL(/\/app\/dashboard$/);
    expect(await meena.evaluate(() => localStorage.getItem('userId'))).toBe(String(second.restaurantId));
  });
  await context.close();
});

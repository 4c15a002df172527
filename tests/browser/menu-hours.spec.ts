import { DAY_NAMES, weekTime } from '@sae/domain/menu';
import { phonesAt } from './guests.js';
import { look, lookAtAll, lookAtSheet } from './look.js';
import { confirm, expect, openAs, test, toast } from './verbs.js';

/** Neither today nor the day that a test may reach past midnight. */
const other = (weekTime(new Date().toISOString(), 'Asia/Kolkata').day + 3) % 7;
const HOURS = `Served ${DAY_NAMES[other]} 7:00 am–11:30 am`;

test('the owner gives breads hours of their own; guests see when, staff take them all the same', async ({
  page,
  browser,
  restaurant,
}) => {
  const [phone] = await phonesAt(browser, restaurant, 6, 1);
  if (!phone) throw new Error('No phone');
  const dialog = page.getByRole('dialog');
  const naan = page.getByRole('row').filter({ hasText: 'Garlic Naan' }).first();

  await test.step('hours are made', async () => {
    await openAs(page, restaurant.owner, '/menu');
    await page.getByRole('button', { name: 'Hours', exact: true }).click();
    await expect(page.getByText('No hours yet')).toBeVisible();
    await lookAtSheet(page, 'menu-hours-none');
    await page.getByRole('button', { name: 'Add hours' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Breakfast');
    for (const [day, name] of DAY_NAMES.entries())
      if (day !== other) await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.getByLabel('Until').fill('11:30');
    await dialog.getByRole('combobox', { name: 'Categories' }).click();
    await page.getByRole('option', { name: 'Breads' }).click();
    await page.keyboard.press('Escape');
    await lookAtSheet(page, 'menu-hours-form');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Hours saved')).toBeVisible();
    await lookAtSheet(page, 'menu-hours');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(naan.getByText(HOURS)).toBeVisible();
    await lookAtAll(page, 'menu-in-hours');
  });

  await test.step('a guest reads when, and can have all else', async () => {
    await phone.getByRole('link', { name: 'View Menu' }).click();
    await expect(phone.getByText(HOURS)).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Add Garlic Naan' })).toBeHidden();
    await look(phone, 'guest-menu-hours');
    await phone.getByRole('button', { name: 'Add Butter Chicken' }).click();
  });

  await test.step('staff take it all the same', async () => {
    await page.goto('/app/take-order?table=5');
    await expect(naan.getByText(HOURS)).toBeVisible();
    await lookAtAll(page, 'take-order-hours');
    await naan.getByRole('button', { name: 'Add Full' }).click();
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await expect(toast(page, 'Order placed successfully')).toBeVisible();
  });

  await test.step('once the hours are gone, the guest who looks at the menu can have it', async () => {
    await page.goto('/app/menu');
    await page.getByRole('button', { name: 'Hours', exact: true }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await confirm(page, 'Remove');
    await expect(toast(page, 'Hours removed')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Add Garlic Naan' })).toBeVisible();
    await page.goto('/app/audit');
    await expect(page.getByText(`Hours: Breakfast ${HOURS.slice('Served '.length)}: Breads → nothing`)).toBeVisible();
  });
});

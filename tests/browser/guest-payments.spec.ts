import type { Page } from '@playwright/test';
import { readQr } from '../../api/testing/read-qr.js';
import { phonesAt } from './guests.js';
import { expect, test } from './verbs.js';

test('paying at the table', async ({ browser, restaurant }) => {
  const { owner } = restaurant;
  const [phone] = (await phonesAt(browser, restaurant, 4, 1)) as [Page];
  await phone.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await restaurant.billedOrder(4);

  await test.step('the UPI code holds what is due, to whom, and another reference each time', async () => {
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
  });

  await test.step('the UPI ID is copied', async () => {
    await phone.getByRole('link', { name: 'Make Payment' }).click();
    await phone.getByRole('button', { name: 'Copy' }).click();
    await expect(phone.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await phone.evaluate(() => navigator.clipboard.readText())).toBe('spice.garden@okbank');
  });

  await test.step('a claim that staff find nothing of is said so, and can be said again', async () => {
    await phone.getByRole('button', { name: 'I have paid' }).click();
    await expect(phone.getByText('The staff have been told.')).toBeVisible();
    const [claim] = await owner.api.get<{ id: number }[]>('/orders/payment-claims');
    await owner.api.del(`/orders/payment-claims/${claim?.id}`);
    await expect(phone.getByText('The staff could not find the payment')).toBeVisible();
    await phone.getByRole('button', { name: 'I have paid' }).click();
    await expect(phone.getByText('The staff have been told.')).toBeVisible();
  });
  await phone.context().close();
});

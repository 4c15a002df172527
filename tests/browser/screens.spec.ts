import type { Page } from '@playwright/test';
import type { SandboxOutcome } from '@sae/domain/subscription';
import type { Owner } from '../support/system.mjs';
import { liveThroughTheYear } from './a-year.js';
import { payable, reviewedBy, seatedAt } from './guests.js';
import { look, photograph } from './look.js';
import {
  PROFILE,
  confirm,
  drawnPng,
  expect,
  fillSignUp,
  newEmail,
  openAs,
  requestReset,
  row,
  signedUp,
  test,
} from './verbs.js';

/** A payment in the sandbox, and what became of it. */
const payment = async ({ api }: Owner, outcome: SandboxOutcome | 'open'): Promise<string> => {
  const { paymentId } = await api.post<{ paymentId: string }>('/payments', { planType: '6_months' });
  if (outcome !== 'open') await api.post(`/payments/${paymentId}/sandbox`, { outcome });
  return paymentId;
};

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme} mode`, () => {
    test.use({ colorScheme: scheme });
    const named = (name: string) => (scheme === 'light' ? name : `${name}-dark`);

    test('the signed-out screens', async ({ page }) => {
      await page.goto('/app/login');
      await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
      await look(page, named('login'));
      await page.goto('/app/signup');
      await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
      await look(page, named('signup'));
      await page.goto('/app/forgot-password');
      await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
      await look(page, named('forgot-password'));
      await requestReset(page, newEmail());
      await look(page, named('reset-password'));
    });

    test('verify otp', async ({ page }) => {
      await page.goto('/app/signup');
      await fillSignUp(page);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
      await look(page, named('verify-otp'));
    });

    test('plans', async ({ page }) => {
      await openAs(page, await signedUp(), '/plans');
      await expect(page.getByRole('heading', { name: 'Choose a Plan' })).toBeVisible();
      await look(page, named('plans'));
      await page.getByRole('radio', { name: '6 Months Plan' }).check();
      await page.getByRole('button', { name: 'Proceed' }).click();
      await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
      await look(page, named('payment'));
    });

    const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

    test('payments that came to nothing', async ({ page }) => {
      const payer = await signedUp();
      await openAs(page, payer, `/payment/${await payment(payer, 'abandon')}`);
      await heading(page, 'Payment abandoned');
      await look(page, named('payment-abandoned'));
      await page.goto(`/app/payment/${await payment(payer, 'fail')}`);
      await heading(page, 'Payment failed');
      await look(page, named('payment-failed'));
      await page.goto('/app/receipt/of-somebody-else');
      await expect(page.getByText('There is no such receipt')).toBeVisible();
      await look(page, named('receipt-missing'));
    });

    test('a payment under way', async ({ page }) => {
      const payer = await signedUp();
      const open = await payment(payer, 'open');
      await openAs(page, payer, `/payment/${open}`);
      await heading(page, 'We are waiting for the payment provider');
      await look(page, named('payment-waiting'));
      await page.goto('/app/plans');
      await expect(page.getByRole('link', { name: 'See how it stands' })).toBeVisible();
      await look(page, named('plans-payment-open'));
      await page.goto(`/app/payment/sandbox/${open}`);
      await heading(page, 'Test payment');
      await look(page, named('payment-sandbox'));
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await heading(page, 'Payment received');
      await look(page, named('payment-received'));
    });

    test('plans that were paid for', async ({ page }) => {
      const payer = await signedUp();
      for (const outcome of ['abandon', 'fail'] as const) await payment(payer, outcome);
      const paid = await payment(payer, 'pay');
      await openAs(page, payer, '/plans');
      await expect(page.getByText(/^Your plan runs until/)).toBeVisible();
      await page.getByRole('radio', { name: '1 Year Plan' }).check();
      await page.getByRole('button', { name: 'Proceed' }).click();
      await expect(page.getByText(/^Extends your plan to/)).toBeVisible();
      await look(page, named('payment-extension'));
      await payment(payer, 'open');
      await page.goto('/app/account');
      await expect(page.getByRole('row')).toHaveCount(5);
      await look(page, named('account-plans'));
      await page.goto(`/app/receipt/${paid}`);
      await expect(page.getByRole('article')).toBeVisible();
      await look(page, named('receipt'));
    });

    test('plans of who has used the trial', async ({ page, owner }) => {
      await openAs(page, owner, '/login');
      await page.evaluate(() => history.replaceState({ usr: { hasUsedFreeTrial: true } }, '', '/app/plans'));
      await page.reload();
      await expect(page.getByText('already used')).toBeVisible();
      await look(page, named('plans-trial-used'));
    });

    test('empty screens', async ({ page, owner }) => {
      await openAs(page, owner, '/menu');
      await expect(page.getByText('No menu items')).toBeVisible();
      await look(page, named('menu-empty'));
      await page.goto('/app/orders');
      await expect(page.getByText('No orders').first()).toBeVisible();
      await look(page, named('orders-empty'));
      await page.goto('/app/dashboard');
      await expect(page.getByText('No category data available for this period.')).toBeVisible();
      await look(page, named('dashboard-empty'));
      await page.goto('/app/account');
      await expect(page.getByRole('button', { name: 'Choose Picture' })).toBeVisible();
      await look(page, named('account-empty'));
    });

    test('no tables and no reviews yet', async ({ page, owner }) => {
      await openAs(page, owner, '/qr-code');
      await expect(page.getByText('No QR codes')).toBeVisible();
      await look(page, named('qr-code-empty'));
      await page.goto('/app/reviews');
      await expect(page.getByText('No reviews')).toBeVisible();
      await look(page, named('reviews-empty'));
    });

    test('the account', async ({ page, owner }) => {
      await openAs(page, owner, '/account');
      await page.getByLabel('Profile picture file').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: await drawnPng(page),
      });
      for (const [label, text] of Object.entries(PROFILE)) await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('region', { name: 'Restaurant' }).getByRole('img')).toBeVisible();
      await look(page, named('account'));
    });

    test('tables and reviews', async ({ page, restaurant }) => {
      await payable(restaurant);
      const { api } = restaurant.owner;
      for (const tableNo of [1, 2, 4, 7, 12]) await api.post('/tables/generate-qr', { tableNo });
      await reviewedBy(restaurant, [
        { tableNo: 7, stars: 3, comment: 'Good food, but we waited long for the bill.' },
        { tableNo: 0, stars: 0, comment: null },
        { tableNo: 12, stars: 4, comment: 'The naan came hot from the oven and the tikka was smoky. '.repeat(4) },
        { tableNo: 4, stars: 5, comment: 'Best paneer tikka in town!' },
      ]);
      await openAs(page, restaurant.owner, '/qr-code');
      await expect(page.getByRole('img', { name: 'QR code of Table 12' })).toBeVisible();
      await look(page, named('qr-code'));
      await page.goto('/app/reviews');
      await expect(page.getByRole('cell', { name: 'Counter' })).toBeVisible();
      await look(page, named('reviews'));
    });

    test('the dashboard of a year', async ({ page, restaurant }) => {
      await liveThroughTheYear(restaurant);
      await openAs(page, restaurant.owner, '/dashboard');
      await expect(page.locator('.recharts-pie-sector')).toHaveCount(7);
      await look(page, named('dashboard'));
      await page.getByLabel('Month', { exact: true }).selectOption('October');
      await expect(page.getByText('Monthly Totals')).toBeVisible();
      await expect(page.getByLabel('Loading figures')).toHaveCount(0);
      await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
      await look(page, named('dashboard-month'));
    });

    test('the back office at work', async ({ page, restaurant }) => {
      await restaurant.billedOrder(2);
      await restaurant.accept(await restaurant.placeOrder({ table: 4, quantity: 2 }));
      await restaurant.accept(await restaurant.placeOrder({ table: 4, item: 2, quantity: 6 }));
      for (const table of [7, 1, 12])
        await restaurant.placeOrder({ table, item: table % 3, quantity: 1 + (table % 4) });
      await openAs(page, restaurant.owner, '/menu');
      await expect(page.getByRole('cell', { name: 'Garlic Naan' })).toBeVisible();
      await look(page, named('menu'));
      await page.goto('/app/take-order');
      await page.getByRole('row').filter({ hasText: 'Paneer Tikka' }).getByRole('button', { name: 'Add Full' }).click();
      await look(page, named('take-order'));
      await page.goto('/app/orders');
      await page.getByLabel('Table', { exact: true }).selectOption('4');
      await page.getByLabel('GST Rate').selectOption('5');
      await expect(page.getByText('Have a nice day!').first()).toBeVisible();
      await look(page, named('orders'));
    });

    test('guests who order, and who claim to have paid', async ({ page, restaurant }) => {
      await restaurant.billedOrder(2);
      await restaurant.owner.api.put('/orders/1/paid');
      const [four, seven, twelve] = [
        await seatedAt(restaurant, 4),
        await seatedAt(restaurant, 7),
        await seatedAt(restaurant, 12),
      ];
      for (const guest of [four, seven]) await restaurant.accept(await guest.orders({ quantity: 2 }));
      await restaurant.complete(4);
      await four.claims(523.95, '632514789012');
      await seven.claims(499, 'PHONEPE632514789012');
      await twelve.orders({ item: 1, specialInstructions: 'Less spicy, no onions' });
      await openAs(page, restaurant.owner, '/menu');
      await expect(page.getByText(/^Guest order #\d+ for Table 12 is waiting$/)).toBeVisible();
      await look(page, named('menu-guest-order'));
      await seven.orders({ item: 2 });
      await restaurant.placeOrder({ table: 1 });
      await page.goto('/app/orders');
      await expect(page.getByText('2 guest orders are waiting: Table 12, Table 7')).toBeVisible();
      await expect(page.getByText('Print the receipt first')).toBeVisible();
      await look(page, named('orders-guests'));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('button', { name: 'Sound for guest orders' })).toBeVisible();
      await photograph(page, named('more'));
    });

    test('the audit', async ({ page, restaurant }) => {
      const { api } = restaurant.owner;
      const together = [
        await restaurant.placeOrder({ table: 4, quantity: 2 }),
        await restaurant.placeOrder({ table: 4, item: 2 }),
      ];
      for (const order of together) await restaurant.accept(order);
      await restaurant.complete(4);
      await api.put(`/orders/${together[0]?.id}/recurring`, { reason: 'The guests asked for another naan' });
      await restaurant.billedOrder(12);
      const gone = await restaurant.billedOrder(0);
      await openAs(page, restaurant.owner, '/orders');
      await row(page, 'Past Orders', gone).getByRole('button', { name: 'Delete' }).click();
      await page.getByLabel('Reason').fill('Taken twice by mistake');
      await look(page, named('reason'));
      await confirm(page, 'Delete');
      await expect(row(page, 'Past Orders', gone)).toHaveCount(0);
      await page.goto('/app/audit');
      await expect(page.getByText('Order deleted').last()).toBeVisible();
      await look(page, named('audit'));
      await page.setViewportSize({ width: 1280, height: 900 });
      await page
        .getByRole('button', { name: `History of order #${together[1]?.id}` })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Show bill/ })
        .last()
        .click();
      await look(page, named('history'));
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'At a moment' }).click();
      await expect(page.getByRole('region', { name: /^Past Orders of the Day \(/ })).toBeVisible();
      await look(page, named('audit-moment'));
    });

    test('an audit of nothing', async ({ page, owner }) => {
      await openAs(page, owner, '/audit');
      await expect(page.getByText('Nothing happened yet')).toBeVisible();
      await look(page, named('audit-empty'));
    });
  });
}

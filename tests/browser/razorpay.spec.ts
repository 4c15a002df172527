import type { FrameLocator, Page } from '@playwright/test';
import type { BegunPaymentView, PlanHistoryEntry } from '@sae/domain/subscription';
import { StandInRazorpay } from '../../api/testing/razorpay.js';
import { startSystem, verifiedOwner, type Owner } from '../support/system.mjs';
import { expect, openAs, test as base } from './verbs.js';

interface Shop {
  readonly razorpay: StandInRazorpay;
  readonly system: Awaited<ReturnType<typeof startSystem>>;
}

/** A system of its own that takes money, from a stand-in of who would bring it. */
const test = base.extend<{ payer: Owner }, { shop: Shop }>({
  shop: [
    async ({ browserName: _any }, use) => {
      const razorpay = await new StandInRazorpay().open();
      const system = await startSystem({ env: razorpay.env });
      await use({ razorpay, system });
      await system.stop();
      await razorpay.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.system.url),
  payer: async ({ shop }, use) => {
    shop.razorpay.webhookUrl = null;
    await use(await verifiedOwner(shop.system));
  },
});
// One system serves them all, one after the other.
test.describe.configure({ mode: 'default' });

const stands = (page: Page, title: string) => expect(page.getByRole('heading', { name: title })).toBeVisible();
const checkout = (page: Page): FrameLocator => page.frameLocator('iframe[title="Razorpay Checkout"]');
/** Not by the mouse: Chromium sends a click to the page below while a frame of another process is not yet composed. */
const press = (page: Page, outcome: 'Pay' | 'Fail' | 'Close') =>
  checkout(page).getByRole('button', { name: outcome }).dispatchEvent('click');
/** Nobody closes it before they have read why: what is pressed sooner may be heard sooner than the bank's no. */
const fail = async (page: Page) => {
  await press(page, 'Fail');
  await expect(checkout(page).getByText('Your payment was declined by the bank')).toBeVisible();
};

const choose = async (page: Page, payer: Owner) => {
  await openAs(page, payer, '/plans');
  await page.getByRole('radio', { name: '1 Month Plan' }).check();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('button', { name: 'Pay ₹599.00' })).toBeVisible();
};
const pay = (page: Page) => page.getByRole('button', { name: 'Pay ₹599.00' }).click();
const payments = ({ api }: Owner) => api.get<PlanHistoryEntry[]>('/payments');

/** The orders at Razorpay that are this payer's. */
const ordersOf = ({ razorpay }: Shop, { restaurantId }: Owner) =>
  [...razorpay.orders.values()].filter(({ notes }) => notes.restaurantId === restaurantId);
const chargesOf = (shop: Shop, payer: Owner) =>
  [...shop.razorpay.payments.values()].filter(({ order_id, status }) =>
    ordersOf(shop, payer).some(({ id }) => id === order_id && status === 'captured'),
  );

test('a plan is paid for with Razorpay, from sign-up to the dashboard', async ({ page, shop, payer }) => {
  await choose(page, payer);
  await page.getByRole('button', { name: 'Pay ₹599.00' }).dblclick();
  await expect(checkout(page).getByText('INR 599.00')).toBeVisible();
  await press(page, 'Pay');
  await stands(page, 'Payment received');
  expect(ordersOf(shop, payer)).toHaveLength(1);
  expect(chargesOf(shop, payer)).toHaveLength(1);
  const [payment] = await payments(payer);
  await page.goto(`/app/receipt/${payment?.id}`);
  const receipt = page.getByRole('article');
  for (const text of ['Razorpay', chargesOf(shop, payer)[0]?.id ?? 'none', '₹599.00'])
    await expect(receipt.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(receipt.getByText(/TEST/)).toHaveCount(0);
  await page.goto('/app/dashboard');
  await expect(page.getByText('Welcome', { exact: false }).first()).toBeVisible();
});

test('Checkout closed is gone on with, for the same order', async ({ page, shop, payer }) => {
  await choose(page, payer);
  await pay(page);
  await press(page, 'Close');
  await stands(page, 'The payment is not finished');
  await expect(page.getByText(/The payment window was closed/)).toBeVisible();
  await page.getByRole('button', { name: 'Go on paying' }).click();
  await press(page, 'Pay');
  await stands(page, 'Payment received');
  expect(ordersOf(shop, payer)).toHaveLength(1);
});

test('a first try that the bank declines does not spoil the second', async ({ page, shop, payer }) => {
  // Their webhook says it before the browser does.
  shop.razorpay.webhookUrl = `${shop.system.url}/api/payments/webhook`;
  await choose(page, payer);
  await pay(page);
  await fail(page);
  expect((await payments(payer)).map(({ status }) => status)).toEqual(['failed']);
  await press(page, 'Pay');
  await stands(page, 'Payment received');
  expect((await payments(payer)).map(({ status }) => status)).toEqual(['confirmed']);
});

test('what the bank declined is said in its words', async ({ page, payer }) => {
  await choose(page, payer);
  await pay(page);
  await fail(page);
  await press(page, 'Close');
  await expect(page.getByText(/Your payment was declined by the bank. You can try again/)).toBeVisible();
  await expect(page.getByText(/Nothing was charged/)).toHaveCount(0);
});

test('a script that is blocked is said so, and costs nothing', async ({ page, shop, payer }) => {
  await page.route('**/v1/checkout.js', (route) => route.abort());
  await choose(page, payer);
  await pay(page);
  await expect(page.getByText(/The payment window could not be opened. Nothing was charged/)).toBeVisible();
  await page.unroute('**/v1/checkout.js');
  await page.getByRole('button', { name: 'Go on paying' }).click();
  await press(page, 'Pay');
  await stands(page, 'Payment received');
  expect(ordersOf(shop, payer)).toHaveLength(1);
});

test('a confirmation that is lost on the way is sent again, also after a reload', async ({ page, shop, payer }) => {
  await choose(page, payer);
  await page.route('**/confirm', (route) => route.abort());
  // Nor is the provider asked meanwhile.
  await page.route(/\/api\/payments\/[^/]+$/, (route) => route.abort());
  await pay(page);
  await press(page, 'Pay');
  await expect(page.getByText('Confirming your payment…')).toBeVisible();
  await expect(page.getByText(/Please do not pay again/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: /^Pay|Go on paying/ })).toHaveCount(0);
  await page.unroute('**/confirm');
  await page.reload();
  await stands(page, 'Payment received');
  expect(chargesOf(shop, payer)).toHaveLength(1);
});

test('what was paid while the browser was closed is found, although no webhook came', async ({ page, shop, payer }) => {
  const { paymentId } = await payer.api.post<BegunPaymentView>('/payments', { planType: '1_month' });
  const [order] = ordersOf(shop, payer);
  shop.razorpay.pay(order?.id ?? 'none');
  await openAs(page, payer, '/plans');
  await page.getByRole('link', { name: 'See how it stands' }).click();
  await stands(page, 'Payment received');
  await expect(page).toHaveURL(new RegExp(`/app/payment/${paymentId}$`));
});

test('the provider away, nothing is begun and nothing is charged', async ({ page, shop, payer }) => {
  test.slow();
  await choose(page, payer);
  shop.razorpay.mood = 'ail';
  await pay(page);
  await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 30_000 });
  // While it still tries, an alert says that too; what is tried after the mood changes would succeed.
  await expect(page.getByRole('button', { name: 'Pay ₹599.00' })).toBeEnabled({ timeout: 30_000 });
  shop.razorpay.mood = 'answer';
  expect(ordersOf(shop, payer)).toEqual([]);
  await pay(page);
  await press(page, 'Pay');
  await stands(page, 'Payment received');
});

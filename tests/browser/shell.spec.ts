import { expect, lead, openAs, row, test, toast } from './verbs.js';

test('one page of the back office leads to all', async ({ page, context, restaurant }) => {
  await test.step('the sidebar leads to every page, and none has to be downloaded any more', async () => {
    await openAs(page, restaurant.owner, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/assets/*.js', (route) => route.abort());
    const places = [
      ['Menu', '/menu', 'Menu'],
      ['Orders', '/orders', 'Orders'],
      ['Floor', '/tables', 'Floor'],
      ['Day', '/day', 'Day'],
      ['Account', '/account', 'Account'],
      ['Reviews', '/reviews', 'Customer Reviews'],
      ['QR Generation', '/qr-code', 'QR Codes'],
      ['Audit', '/audit', 'Audit'],
      ['Home', '/dashboard', 'Spice Garden'],
    ] as const;
    for (const [label, path, title] of places) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/app${path}$`));
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    }
    await page.unroute('**/assets/*.js');
  });

  await test.step('without a network the screen says so, and catches up by itself', async () => {
    await lead(page, '/orders');
    await expect(page.getByText('New orders appear here by themselves.')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    const order = await restaurant.placeOrder({ table: 3 });
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toBeHidden();
    await expect(row(page, 'Live Orders', order)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/Reconnecting|offline/)).toHaveCount(0);
  });

  await test.step('on a phone what is not needed all day is under More', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Menu', 'Orders', 'Floor']);
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Reviews' }).click();
    await expect(page).toHaveURL(/\/app\/reviews$/);
    await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/login$/);
  });
});

test('a cut socket says "Reconnecting…" and comes back', async ({ page, restaurant }) => {
  // The socket goes over this page's own hands, so that it can be cut and refused.
  let isCut = false;
  const closers: (() => Promise<void>)[] = [];
  await page.routeWebSocket('**/socket.io/**', (socket) => {
    if (isCut) return void socket.close();
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      // There is something to cut once the server has let the socket in.
      if (message.toString().startsWith('40')) closers.push(() => socket.close());
    });
  });
  await page.route('**/socket.io/**', (route) => (isCut ? route.abort() : route.continue()));
  await openAs(page, restaurant.owner, '/orders');
  await expect(page.getByText('New orders appear here by themselves.')).toBeVisible();
  await expect.poll(() => closers.length).toBeGreaterThan(0);
  isCut = true;
  await Promise.all(closers.map((close) => close()));
  await expect(page.getByText('Reconnecting…')).toBeVisible();
  isCut = false;
  await expect(page.getByText('Reconnecting…')).toBeHidden({ timeout: 20_000 });
});

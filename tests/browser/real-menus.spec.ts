import { orderCard, phonesAt, place } from './guests.js';
import { expectWithin, isPhotographing, photograph } from './look.js';
import { asRows, REAL_OPTIONS, realMenu } from './real-menus.js';
import { expect, openAs, Restaurant, test, toast, type Order } from './verbs.js';

const PHONE = { width: 390, height: 844 };
const SCREEN = { width: 1280, height: 900 };

interface Dish {
  readonly id: number;
  readonly name: string;
}

/** Options are given to dishes by the API: what a hand does on the menu is tried elsewhere. */
const giveOptions = async ({ owner: { api } }: Restaurant): Promise<void> => {
  const groups = [];
  for (const { of, options, ...group } of REAL_OPTIONS)
    groups.push({
      of,
      made: await api.post<Dish>('/option-groups', {
        ...group,
        options: options.map(([name, price]) => ({ name, price })),
      }),
    });
  // A food court's first kitchen; a house's all.
  for (const dish of (await api.get<Dish[]>('/menu')).slice(0, 700)) {
    const optionGroupIds = groups.filter(({ of }) => of.test(dish.name)).map(({ made }) => made.id);
    if (optionGroupIds.length > 0) await api.put(`/menu/${dish.id}`, { ...dish, optionGroupIds });
  }
};

/** The long ones are looked at before a release. */
for (const count of isPhotographing ? [120, 400, 3_000] : [120])
  test(`a menu of ${count} dishes is imported, given options, and ordered from`, async ({
    page,
    context,
    browser,
    owner,
  }) => {
    const restaurant = new Restaurant(owner);
    const menu = realMenu(count);
    const pizza = menu.find(({ name }) => name.endsWith(' Pizza'))?.name ?? '';
    const biryani = menu.find(({ name }) => name.endsWith('Biryani'))?.name ?? '';
    const words = `${count.toLocaleString('en-IN')} dishes`;

    await test.step('imported', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openAs(page, owner, '/menu');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(page.getByLabel('Rows from a spreadsheet')).toBeFocused();
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), asRows(menu));
      await page.keyboard.press('Control+V');
      await page.getByRole('button', { name: `Take over ${words}` }).click();
      await expect(toast(page, new RegExp(`${words} added`))).toBeVisible();
      await giveOptions(restaurant);
    });

    await test.step('taken', async () => {
      await page.goto('/app/take-order?table=4');
      const dish = (name: string) =>
        page
          .getByRole('row')
          .filter({ has: page.getByText(name, { exact: true }) })
          .first();
      // Not all of a long menu is drawn: a dish is looked for.
      await expect(page.getByRole('button', { name: 'Add Full' }).first()).toBeVisible();
      for (const size of [PHONE, SCREEN]) {
        await page.setViewportSize(size);
        await expectWithin(page);
        await photograph(page, `take-order-${count}`);
        await page.getByLabel('Search menu').fill(pizza);
        await dish(pizza)
          .getByRole('button', { name: size === PHONE ? 'Add Full' : 'Plus' })
          .click();
        const sheet = page.getByRole('dialog', { name: pizza });
        await sheet.getByRole('radio', { name: size === PHONE ? 'Medium, +₹120.00' : 'Regular' }).check();
        await sheet.getByRole('checkbox', { name: 'Cheese, +₹60.00' }).check();
        await expectWithin(page);
        await photograph(page, `take-order-${count}-options`);
        await sheet.getByRole('button', { name: /^Add ₹/ }).click();
        await page.getByLabel('Search menu').fill('');
      }
      await page.getByRole('button', { name: 'Submit Order' }).click();
      await expect(toast(page, 'Order placed successfully')).toBeVisible();
      const [order] = await owner.api.get<(Order & { items: { options: Dish[] }[] })[]>('/orders/live');
      expect(order?.items.map(({ options }) => options.map(({ name }) => name))).toEqual([
        ['Medium', 'Cheese'],
        ['Regular', 'Cheese'],
      ]);
    });

    await test.step('ordered by a guest', async () => {
      const [phone] = await phonesAt(browser, restaurant, 7, 1);
      if (!phone) throw new Error('No phone');
      await phone.getByRole('link', { name: 'View Menu' }).click();
      await expect(phone.getByRole('heading', { level: 2 }).first()).toBeVisible();
      for (const size of [SCREEN, PHONE]) {
        await phone.setViewportSize(size);
        await expectWithin(phone);
        await photograph(phone, `guest-menu-${count}`);
      }
      await phone.getByRole('searchbox', { name: 'Search the menu' }).fill(biryani);
      // In a food court several kitchens cook it.
      await phone
        .getByRole('button', { name: `Add ${biryani} (Half)`, exact: true })
        .first()
        .click();
      const sheet = phone.getByRole('dialog', { name: `${biryani} (Half)` });
      await sheet.getByRole('checkbox', { name: /^Extra raita/ }).check();
      await photograph(phone, `guest-menu-${count}-options`);
      await sheet.getByRole('button', { name: /^Add/ }).click();
      await phone.getByRole('link', { name: /View basket/ }).click();
      await place(phone);
      await expect(orderCard(phone, 2)).toContainText('Extra raita');
      await phone.context().close();
    });
  });

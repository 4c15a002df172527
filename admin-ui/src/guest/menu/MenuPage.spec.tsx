import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_NAMES, weekTime } from '@sae/domain/menu';
import { screen, within } from '@testing-library/react';
import { Guest, MENU } from '../testing/guest.js';

const guest = new Guest();
beforeEach(() => guest.start());
afterEach(guest.stop);

const dishes = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim());
const dish = (name: string) =>
  within(screen.getByRole('heading', { name: new RegExp(name) }).closest('li') as HTMLElement);
const open = async () => {
  guest.scan('#menu');
  await screen.findByRole('heading', { name: /Paneer Tikka/ });
};

describe('The menu', () => {
  it('shows what there is by category, with mark, description and the price of each portion', async () => {
    await open();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Main Course',
      'Breads',
    ]);
    expect(dishes()).toEqual(['Paneer Tikka', 'Butter Chicken', 'Garlic Naan']);
    const paneer = dish('Paneer Tikka');
    for (const text of ['Smoky, with mint', 'Full', '₹249.50', 'Half', '₹140.00'])
      expect(paneer.getByText(text)).toBeTruthy();
    expect(paneer.getByRole('img', { name: 'Veg' })).toBeTruthy();
    expect(dish('Butter Chicken').getByRole('img', { name: 'Non-Veg' })).toBeTruthy();
    expect(dish('Butter Chicken').queryByText('Half')).toBeNull();
  });
  it('says a second name, what is in a dish and how hot it is, where the restaurant says so', async () => {
    const said = { secondName: 'पनीर टिक्का', allergens: ['milk', 'nuts'], spice: 2 } as const;
    guest.menu([{ ...MENU[0]!, ...said }, { ...MENU[1]!, spice: 0 }, MENU[2]!]);
    await open();
    const secondName = dish('Paneer Tikka').getByText('पनीर टिक्का');
    expect([secondName.getAttribute('lang'), secondName.getAttribute('dir')]).toEqual(['', 'auto']);
    expect(dish('Paneer Tikka').getByText('Medium spicy · Contains milk, nuts')).toBeTruthy();
    expect(dish('Butter Chicken').getByText('Not spicy')).toBeTruthy();
    expect(document.querySelectorAll('.food-facts')).toHaveLength(2);
    await guest.person.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'टिक्का');
    expect(dishes()).toEqual(['Paneer Tikka']);
  });
  it('shows a photo in a place of its own, once one has scrolled there', async () => {
    guest.menu([{ ...MENU[0]!, photo: ['a', 'b', 'c'] }, MENU[1]!]);
    await open();
    const photos = document.querySelectorAll('.dish img');
    expect(photos).toHaveLength(1);
    const said = ['loading', 'width', 'height', 'sizes', 'srcset'].map((name) => photos[0]?.getAttribute(name));
    const of = (id: string) => `/api/pictures/123456789/${id}`;
    expect(said).toEqual(['lazy', '96', '96', '96px', `${of('a')} 160w, ${of('b')} 320w, ${of('c')} 640w`]);
  });
  it('is searched without its accents and case, and shown again whole', async () => {
    guest.menu([...MENU, { ...MENU[2]!, id: 9, name: 'Crème Caramel', category: 'Desserts' }]);
    await open();
    const search = screen.getByRole('searchbox', { name: 'Search the menu' });
    await guest.person.type(search, 'creme');
    expect(dishes()).toEqual(['Crème Caramel']);
    await guest.person.type(search, ' brulee');
    expect(screen.getByText('Nothing on the menu matches.')).toBeTruthy();
    await guest.person.click(screen.getByRole('button', { name: 'Show the whole menu' }));
    expect(dishes()).toHaveLength(4);
  });
  it('can be only veg', async () => {
    await open();
    await guest.person.click(screen.getByRole('button', { name: 'Veg' }));
    expect(dishes()).toEqual(['Paneer Tikka', 'Garlic Naan']);
    expect(screen.getByRole('button', { name: 'Veg' }).getAttribute('aria-pressed')).toBe('true');
    await guest.person.click(screen.getByRole('button', { name: 'Veg' }));
    expect(dishes()).toHaveLength(3);
  });
  it('leads to a category by its chip, and says which is in sight', async () => {
    await open();
    const chips = within(screen.getByRole('navigation', { name: 'Categories' }));
    await guest.person.click(chips.getByRole('button', { name: 'Breads' }));
    expect(document.activeElement?.textContent).toBe('Breads');
    expect(chips.getByRole('button', { name: 'Breads' }).getAttribute('aria-current')).toBe('true');
    expect(chips.getByRole('button', { name: 'Main Course' }).getAttribute('aria-current')).toBeNull();
  });
  it('adds, counts up and down, and keeps the focus on what was pressed', async () => {
    await open();
    const naan = dish('Garlic Naan');
    await guest.person.click(naan.getByRole('button', { name: 'Add Garlic Naan' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('One more Garlic Naan');
    await guest.person.click(naan.getByRole('button', { name: 'One more Garlic Naan' }));
    expect(screen.getByRole('link', { name: /2 items · ₹110\.00/ })).toBeTruthy();
    await guest.person.click(naan.getByRole('button', { name: 'One less Garlic Naan' }));
    expect(screen.getByRole('link', { name: /1 item · ₹55\.00/ })).toBeTruthy();
    await guest.person.click(naan.getByRole('button', { name: 'One less Garlic Naan' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add Garlic Naan');
    expect(screen.queryByRole('link', { name: /View basket/ })).toBeNull();
  });
  it('counts half and full apart', async () => {
    await open();
    await guest.person.click(screen.getByRole('button', { name: 'Add Paneer Tikka (Half)' }));
    await guest.person.click(screen.getByRole('button', { name: 'Add Paneer Tikka (Full)' }));
    expect(screen.getByRole('link', { name: /2 items · ₹389\.50/ })).toBeTruthy();
  });
  it('says what is sold out, which nobody can add', async () => {
    guest.menu(MENU.map((item) => (item.id === 3 ? item : { ...item, soldOut: { until: null } })));
    await open();
    expect(dish('Paneer Tikka').getAllByText('Sold out')).toHaveLength(2);
    expect(dish('Butter Chicken').getByText('Sold out')).toBeTruthy();
    expect(dish('Butter Chicken').getByText('₹329.00')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Add / })).toHaveLength(1);
  });
  it('has it again from its moment on, by itself', async () => {
    const until = new Date(Date.now() + 400).toISOString();
    guest.menu(MENU.map((item) => ({ ...item, soldOut: { until } })));
    await open();
    expect(await screen.findByRole('button', { name: 'Add Garlic Naan' })).toBeTruthy();
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(until));
  });
  it('says when a dish is served that cannot be had now, and nothing of one that can', async () => {
    const { day } = weekTime(new Date().toISOString(), 'Asia/Kolkata');
    const hours = (on: number) => ({ served: [{ days: [on], from: '00:00', until: '00:00' }] });
    guest.menu(MENU.map((item) => (item.id === 3 ? { ...item, ...hours((day + 3) % 7) } : { ...item, ...hours(day) })));
    await open();
    expect(dish('Garlic Naan').getByText(`Served ${DAY_NAMES[(day + 3) % 7]}`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Garlic Naan' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Butter Chicken' })).toBeTruthy();
  });
  it('that could not be fetched is asked for again', async () => {
    guest.api.refuses(Guest.at('GET', '/menu'), 503, {});
    guest.scan('#menu');
    expect(await screen.findByText('The menu could not be loaded')).toBeTruthy();
    guest.menu(MENU);
    await guest.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Paneer Tikka/ })).toBeTruthy();
  });
});

describe('A dish with options', () => {
  const groups = [
    {
      ...{ id: 1, name: 'Size', least: 1, most: 1 },
      options: [
        { optionId: 1, name: 'Regular', price: 0 },
        { optionId: 2, name: 'Large', price: 40 },
      ],
    },
    { ...{ id: 2, name: 'Cut', least: 0, most: 1 }, options: [{ optionId: 3, name: 'In squares', price: 0 }] },
  ];
  const wanting = async () => {
    guest.menu(MENU.map((item) => (item.id === 3 ? { ...item, optionGroupIds: [1, 2] } : item)));
    guest.api.answers(Guest.at('GET', '/option-groups'), groups);
    await open();
    await guest.person.click(screen.getByRole('button', { name: 'Add Garlic Naan' }));
    return within(await screen.findByRole('dialog', { name: 'Garlic Naan' }));
  };
  const press = (sheet: ReturnType<typeof within>, role: 'radio' | 'button', name: RegExp) =>
    guest.person.click(sheet.getByRole(role, { name }));

  it('asks for what has to be chosen before it comes into the basket', async () => {
    const sheet = await wanting();
    await press(sheet, 'button', /^Add/);
    expect(sheet.getByRole('alert').textContent).toBe('Please choose 1');
    expect(screen.queryByRole('link', { name: /View basket/ })).toBeNull();
    await press(sheet, 'radio', /^Large/);
    await press(sheet, 'button', /^Add · ₹95\.00/);
    expect(await screen.findByRole('link', { name: /1 item · ₹95\.00/ })).toBeTruthy();
  });
  it('may be had without what nobody has to choose, also after choosing it', async () => {
    const sheet = await wanting();
    await press(sheet, 'radio', /^Regular/);
    await press(sheet, 'radio', /^In squares/);
    await press(sheet, 'radio', /^None/);
    await press(sheet, 'button', /^Add/);
    await guest.person.click(await screen.findByRole('link', { name: /View basket/ }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    expect(basket.textContent).toContain('Regular');
    expect(basket.textContent).not.toContain('In squares');
  });
  it('counts all of it, whatever was chosen', async () => {
    await press(await wanting(), 'radio', /^Large/);
    await press(within(screen.getByRole('dialog')), 'button', /^Add/);
    await guest.person.click(await screen.findByRole('button', { name: 'One more Garlic Naan' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Garlic Naan' }));
    await press(sheet, 'radio', /^Regular/);
    await press(sheet, 'button', /^Add/);
    expect(await screen.findByRole('link', { name: /2 items · ₹150\.00/ })).toBeTruthy();
    await guest.person.click(screen.getByRole('button', { name: 'One less Garlic Naan' }));
    expect(screen.getByRole('link', { name: /1 item · ₹95\.00/ })).toBeTruthy();
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { MenuList } from './MenuList.js';
import { button, curry, field, refused, row, server, tikka, toasts } from './testing/menu.js';

beforeEach(() => {
  session.save({ token: 't', userId: 7 });
  Object.assign(window, { scrollTo: () => undefined });
});
afterEach(() => localStorage.clear());

describe('adding an item', () => {
  it('sends what was written, and is ready for the next of that category', async () => {
    const provider = server();
    const { person } = renderPage(<MenuList />, { provider });
    await person.type(field('Category'), 'Breads');
    await person.type(field('Name'), 'Garlic Naan');
    await person.type(field('Code'), 'gn');
    await person.click(screen.getByRole('radio', { name: 'Veg' }));
    await person.type(field('Full Price'), '55.50');
    await person.click(screen.getByRole('switch', { name: 'Half portion' }));
    await person.type(field('Half Price'), '30');
    await person.type(field('Second Name'), 'लहसुन नान');
    await person.click(field('Allergens'));
    for (const allergen of ['Milk', 'Gluten']) await person.click(screen.getByRole('option', { name: allergen }));
    await person.selectOptions(field('Spice'), 'Mild');
    await person.click(button('Add Item'));
    expect(await toasts()).toEqual(['Menu item added']);
    expect(provider.create.mock.calls[0]?.[1].data).toEqual({
      category: 'Breads',
      name: 'Garlic Naan',
      code: 'gn',
      description: null,
      isVeg: true,
      price: 55.5,
      hasHalf: true,
      halfPrice: 30,
      secondName: 'लहसुन नान',
      allergens: ['gluten', 'milk'],
      spice: 1,
      userId: 7,
    });
    expect(await row('Garlic Naan gn लहसुन नान')).toBeTruthy();
    expect(field('Category')).toHaveProperty('value', 'Breads');
    expect(field('Name')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('tells everything that is missing, and goes to the first', async () => {
    const provider = server();
    const { person } = renderPage(<MenuList />, { provider });
    await person.click(screen.getByRole('switch', { name: 'Half portion' }));
    await person.click(button('Add Item'));
    expect(await toasts()).toEqual([
      'Category is required',
      'Name is required',
      'Veg/non-veg status is required',
      'Price is required',
      'Half price is required',
    ]);
    expect(document.activeElement).toBe(field('Category'));
    expect(provider.create).not.toHaveBeenCalled();
  });

  it('takes nothing for no price, and wants one for the half', async () => {
    const { person } = renderPage(<MenuList />, { provider: server() });
    await person.type(field('Full Price'), '0');
    await person.click(screen.getByRole('switch', { name: 'Half portion' }));
    await person.click(button('Add Item'));
    expect((await toasts()).slice(-2)).toEqual(['Price must be positive', 'Half price is required']);
  });

  it('takes prices from one paisa up, in paise', async () => {
    const { person } = renderPage(<MenuList />, { provider: server() });
    await person.click(screen.getByRole('switch', { name: 'Half portion' }));
    for (const name of ['Full Price', 'Half Price'])
      expect(field(name)).toMatchObject({ type: 'number', min: '0.01', step: '0.01', inputMode: 'decimal' });
  });

  it('suggests the categories in use', async () => {
    const { person } = renderPage(<MenuList />, { provider: server(tikka) });
    await row('Paneer Tikka');
    await person.type(field('Category'), 'St');
    await person.click(await screen.findByRole('option', { name: 'Starters' }));
    expect(field('Category')).toHaveProperty('value', 'Starters');
  });

  it('wants to know whose menu it is', async () => {
    localStorage.setItem('userId', 'asha');
    const provider = server(tikka);
    const { person } = renderPage(<MenuList />, { provider });
    await person.click(button('Modify', await row('Paneer Tikka')));
    await person.click(button('Update Item'));
    expect(await toasts()).toEqual(['Invalid user ID']);
    expect(provider.update).not.toHaveBeenCalled();
  });
});

describe('modifying an item', () => {
  it('fills the form, sends the change and is ready to add again', async () => {
    const provider = server({ ...tikka, secondName: 'पनीर टिक्का', allergens: ['milk'], spice: 2 });
    const { person } = renderPage(<MenuList />, { provider });
    await person.click(button('Modify', await row('Paneer Tikka पनीर टिक्का')));
    expect(field('Half Price')).toHaveProperty('value', '140');
    expect(field('Second Name')).toHaveProperty('value', 'पनीर टिक्का');
    expect(screen.getByRole('button', { name: 'Milk' })).toBeTruthy();
    await person.selectOptions(field('Spice'), 'Not said');
    await person.clear(field('Full Price'));
    await person.type(field('Full Price'), '260');
    await person.click(button('Update Item'));
    expect(await toasts()).toEqual(['Menu item updated']);
    expect(provider.update.mock.calls[0]?.[1]).toMatchObject({
      id: 1,
      data: { price: 260, halfPrice: 140, secondName: 'पनीर टिक्का', allergens: ['milk'], spice: null },
    });
    expect(await screen.findByText('₹260.00')).toBeTruthy();
    expect(button('Add Item')).toBeTruthy();
    expect(field('Name')).toHaveProperty('value', '');
  });

  it('gets a photo as soon as one is chosen, and keeps what was typed', async () => {
    const provider = server(tikka);
    const { person } = renderPage(<MenuList />, { provider });
    await person.click(button('Modify', await row('Paneer Tikka')));
    await person.type(field('Description'), ', hot');
    const file = new File(['x'], 'tikka.jpg', { type: 'image/jpeg' });
    await person.upload(field('Photo file'), file);
    expect(await toasts()).toEqual(['Photo saved']);
    expect(provider.photographDish.mock.calls[0]?.[0]).toMatchObject({ id: 1, file });
    const photo = await screen.findByRole('img', { name: 'Photo of Paneer Tikka' });
    expect(photo.getAttribute('srcset')).toContain(`/api/pictures/${owner.id}/b 320w`);
    expect(field('Description')).toHaveProperty('value', 'Smoky, with mint, hot');
    await person.click(button('Remove Photo'));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Photo of Paneer Tikka' })).toBeNull());
    expect(field('Description')).toHaveProperty('value', 'Smoky, with mint, hot');
  });

  it('takes no other file than a picture for a photo', async () => {
    const provider = server(tikka);
    const { person } = renderPage(<MenuList />, { provider });
    await person.click(button('Modify', await row('Paneer Tikka')));
    const file = new File(['x'], 'tikka.pdf', { type: 'application/pdf' });
    fireEvent.change(field('Photo file'), { target: { files: [file] } });
    expect(await toasts()).toEqual(['Please select a JPEG, PNG, or GIF image']);
    expect(provider.photographDish).not.toHaveBeenCalled();
  });

  it('says its allergens where it said none', async () => {
    const provider = server(tikka);
    const { person } = renderPage(<MenuList />, { provider });
    await person.click(button('Modify', await row('Paneer Tikka')));
    await person.click(field('Allergens'));
    await person.click(screen.getByRole('option', { name: 'Milk' }));
    await person.click(button('Update Item'));
    expect(await toasts()).toEqual(['Menu item updated']);
    expect(provider.update.mock.calls[0]?.[1].data).toMatchObject({ allergens: ['milk'] });
  });

  it('can be given up', async () => {
    const { person } = renderPage(<MenuList />, { provider: server(tikka) });
    await person.click(button('Modify', await row('Paneer Tikka')));
    await person.click(button('Cancel'));
    expect(button('Add Item')).toBeTruthy();
  });

  it('that is refused tells each reason and keeps the form', async () => {
    const provider = { ...server(tikka), update: refused('Two reasons', ['One reason', 'Another reason']) };
    const { person } = renderPage(<MenuList />, { provider });
    await person.click(button('Modify', await row('Paneer Tikka')));
    await person.click(button('Update Item'));
    expect(await toasts()).toEqual(['One reason', 'Another reason']);
    expect(field('Name')).toHaveProperty('value', 'Paneer Tikka');
  });
});

describe('a second dish of one name in its category', () => {
  const secondTikka = async (provider: ReturnType<typeof server>) => {
    const { person } = renderPage(<MenuList />, { provider });
    await row('Paneer Tikka');
    await person.type(field('Category'), 'starters');
    await person.type(field('Name'), 'Paneer tikka ');
    await person.click(screen.getByRole('radio', { name: 'Veg' }));
    await person.type(field('Full Price'), '260{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'A second “Paneer Tikka” in Starters?' });
    expect(question.textContent).toContain('#1, ₹249.50');
    expect(provider.create).not.toHaveBeenCalled();
    return { person, question };
  };

  it('asks first, and is not added on a no', async () => {
    const provider = server(tikka);
    const { person } = await secondTikka(provider);
    await person.keyboard('{Enter}');
    await waitForElementToBeRemoved(screen.queryByRole('alertdialog'));
    expect(provider.create).not.toHaveBeenCalled();
    expect(field('Name')).toHaveProperty('value', 'Paneer tikka ');
    expect(button('Add Item')).toHaveProperty('disabled', false);
  });

  it('is added on a yes', async () => {
    const provider = server(tikka);
    const { person } = await secondTikka(provider);
    await person.keyboard('{Tab}{Enter}');
    expect(await toasts()).toEqual(['Menu item added']);
    expect(provider.create.mock.calls[0]?.[1].data).toMatchObject({ name: 'Paneer tikka', category: 'starters' });
  });

  it('asks when a dish is renamed into it', async () => {
    const provider = server(tikka, curry);
    const { person } = renderPage(<MenuList />, { provider });
    await person.click(button('Modify', await row('Fish Curry')));
    await person.clear(field('Name'));
    await person.type(field('Name'), 'Paneer Tikka');
    await person.click(button('Update Item'));
    const question = await screen.findByRole('alertdialog');
    await person.click(button('Update Item', question));
    expect(await toasts()).toEqual(['Menu item updated']);
    expect(provider.update.mock.calls[0]?.[1]).toMatchObject({ id: 2, data: { name: 'Paneer Tikka' } });
  });

  it('does not ask again while it keeps its name', async () => {
    const provider = server(tikka, { ...tikka, id: 2, price: 300 });
    const { person } = renderPage(<MenuList />, { provider });
    await person.click((await screen.findAllByRole('button', { name: 'Modify' }))[1] as HTMLElement);
    await person.type(field('Description'), ', hot');
    await person.click(button('Update Item'));
    expect(await toasts()).toEqual(['Menu item updated']);
  });
});

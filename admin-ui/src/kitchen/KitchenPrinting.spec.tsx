import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StationView } from '@sae/domain/kitchen';
import { owner } from '../../testing/users.js';
import { backOffice, kitchen, pass, press } from './testing/back-office.js';

describe('Kitchen printing', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Kitchen printing' }));
  const open = async (stations: readonly StationView[]) => {
    const curries = { category: 'Curries' };
    const getList = () => Promise.resolve({ data: [curries, { category: 'Tea' }, curries], total: 3 });
    const page = await backOffice(stations, { getList });
    press('Kitchen printing');
    await pass(100);
    return page;
  };
  const tick = (role: 'switch' | 'checkbox', name: string) => fireEvent.click(dialog().getByRole(role, { name }));
  const submit = async () => {
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await pass(500);
  };

  it('makes this device a station, of all categories or of chosen ones', async () => {
    const { provider } = await open([]);
    tick('switch', 'Kitchen tickets print on this device');
    fireEvent.change(dialog().getByRole('textbox', { name: 'Name' }), { target: { value: 'Bar' } });
    tick('checkbox', 'All categories');
    tick('checkbox', 'Tea');
    tick('checkbox', 'Also print what nobody printed in the last half hour');
    await submit();
    expect(provider.addStation.mock.calls[0]?.[0]).toEqual({ name: 'Bar', categories: ['Tea'], catchesUp: true });
    expect(localStorage.getItem('printStation')).toBe(`${owner.id}:3`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('makes it none again', async () => {
    localStorage.setItem('printStation', `${owner.id}:1`);
    const { provider } = await open([kitchen]);
    tick('switch', 'Kitchen tickets print on this device');
    await submit();
    expect(provider.removeStation.mock.calls[0]?.[0]).toEqual({ id: 1 });
    expect(localStorage.getItem('printStation')).toBeNull();
  });

  it('removes another that is gone, once that is confirmed', async () => {
    const { provider } = await open([kitchen, { id: 2, name: 'Bar', categories: ['Tea', 'Coffee'] }]);
    expect(dialog().getByText('Tea, Coffee')).toBeTruthy();
    press('Remove Bar');
    await pass(100);
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await pass(500);
    await waitFor(() => expect(provider.removeStation.mock.calls[0]?.[0]).toEqual({ id: 2 }));
  });
});

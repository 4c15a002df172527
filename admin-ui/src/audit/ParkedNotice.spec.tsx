import type { ParkedEvent } from '@sae/domain/audit';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import { AuditList } from './AuditList.js';

afterEach(cleanup);

const spoiled: ParkedEvent = {
  ...{ id: '0c5c4b1e-5b0e-4a53-8f0e-6b8d4e1f2a3b', type: 'OrderPlaced', stream: 'orderBook-7-2026', revision: 41 },
  ...{ at: '2026-11-21T06:30:00.000Z', orderId: 12 },
};
const empty = () => Promise.resolve({ data: [], total: 0 });

describe('An entry that a book waits for', () => {
  it('is named on top of the Audit page: which, of which order, since when, and what that means', async () => {
    renderPage(<AuditList />, { provider: { getList: empty, parkedEvents: () => Promise.resolve([spoiled]) } });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toBe(
      'Orders and bills wait since 21 Nov 2026, 12:00 pm' +
        'One entry cannot be shown until a fault is mended: OrderPlaced of order #12. ' +
        'Its lists wait; everything else goes on. Nothing is lost, and it is shown by itself once the fault is mended.' +
        'For support: entry 41 of orderBook-7-2026, 0c5c4b1e-5b0e-4a53-8f0e-6b8d4e1f2a3b',
    );
    expect(notice.closest('[data-not-stale]')).not.toBeNull();
  });

  it('is named by its book alone where it tells of no order', async () => {
    const { orderId: _, ...rest } = spoiled;
    const parked = { ...rest, type: 'MenuItemAdded', stream: 'menu-7' };
    renderPage(<AuditList />, { provider: { getList: empty, parkedEvents: () => Promise.resolve([parked]) } });
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The menu waits since 21 Nov 2026, 12:00 pmOne entry cannot be shown until a fault is mended: MenuItemAdded\. /,
    );
  });

  it('is gone by itself once it is applied', async () => {
    const parkedEvents = jest.fn(() => Promise.resolve([spoiled]));
    renderPage(<AuditList />, { provider: { getList: empty, parkedEvents } });
    await screen.findByRole('alert');
    parkedEvents.mockResolvedValue([]);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 8_000 });
  }, 10_000);

  it('is named also while the list is refused for it', async () => {
    const getList = () => Promise.reject(new ApiError(503, 'read-models/parked', 'One entry cannot be shown'));
    renderPage(<AuditList />, { provider: { getList, parkedEvents: () => Promise.resolve([spoiled]) } });
    expect((await screen.findByRole('alert')).textContent).toContain('OrderPlaced of order #12');
  });
});

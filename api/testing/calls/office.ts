import { randomUUID } from 'node:crypto';
import type { MenuSheetRow } from '@sae/domain/menu';
import { monthsOver } from '@sae/domain/ordering';
import { payableOwner } from '../guests.js';
import { REPORT, YEAR, type PreparedHouse } from '../prepared-house.js';
import { HEAD, staged, takenOver, text } from '../sheets.js';
import { said, visited, type Calls } from './asking.js';

/** The one before this. */
const filedMonth = () => `/tax/months/${monthsOver(new Date().toISOString(), 'Asia/Kolkata')[0]!.month}/filed`;

const DISH = { category: 'Sweets', isVeg: true, price: 75 };

const row = (house: PreparedHouse): MenuSheetRow => ({
  ...{ row: 2, ...DISH, name: house.newName(), description: null, hasHalf: false, halfPrice: null },
});

/** What is set, counted, looked up and sent away. */
export const officeCalls: Calls = {
  'health.health': () => visited('/health'),
  'settings.all': () => visited('/settings'),
  'restaurant.details': () => said('/orders/restaurant/details'),
  'restaurant.submitDisabled': ({ owner }) => visited(`/orders/submit-disabled?restaurantId=${owner.restaurantId}`),
  'restaurant.toggle': async ({ system }) => ({
    ...said('/orders/toggle-submit-disabled'),
    token: (await payableOwner(system)).token,
  }),
  'menu.list': () => said('/menu'),
  'menu.popular': () => said('/menu/popular'),
  'menu.one': ({ menu }) => said(`/menu/${menu[0]?.id}`),
  'menu.add': (house) => said('/menu', { ...DISH, name: house.newName() }),
  'menu.change': async (house) => said(`/menu/${(await house.dish()).id}`, { ...DISH, name: house.newName() }),
  'menu.order': () => said('/menu/order'),
  'menu.arrange': async (house) => said('/menu/order', { ids: [(await house.dish()).id] }),
  'menu.setPrices': async (house) => said('/menu/prices', { prices: [{ id: (await house.dish()).id, price: 80 }] }),
  'menu.switchDishes': async (house) => said('/menu/enabled', { ids: [(await house.dish()).id], isEnabled: false }),
  'menu.toggle': async (house) => said(`/menu/${(await house.dish()).id}/toggle`),
  'menu.photograph': async (house) => ({
    path: `/menu/${(await house.dish()).id}/photo`,
    files: { photo: await house.newPhoto() },
  }),
  'menu.removePhoto': async (house) => said(`/menu/${(await house.dish()).id}/photo`),
  'menu.delete': async (house) => said(`/menu/${(await house.dish()).id}`),
  'menu.restore': async (house) => {
    const { id } = await house.dish();
    await house.api.delete(`/menu/${id}`);
    return said(`/menu/${id}/restore`);
  },
  'menuHours.list': () => said('/menu/hours'),
  'menuHours.set': async (house) => said('/menu/hours', { hours: [house.newHours()] }),
  'optionGroups.list': () => said('/option-groups'),
  'optionGroups.one': ({ standing }) => said(`/option-groups/${standing.optionGroupId}`),
  'optionGroups.add': async (house) => said('/option-groups', await house.newOptionGroup()),
  'optionGroups.change': async (house) =>
    said(`/option-groups/${await house.optionGroup()}`, await house.newOptionGroup()),
  'optionGroups.remove': async (house) => said(`/option-groups/${await house.optionGroup()}`),
  'menu.sellOut': async (house) => said(`/menu/${(await house.dish()).id}/sold-out`, { until: 'tomorrow' }),
  'menu.putBackOnSale': async (house) => {
    const { id } = await house.dish();
    await house.api.put(`/menu/${id}/sold-out`, { until: 'undone' });
    return said(`/menu/${id}/back-on-sale`);
  },
  'menu.portions': () => said('/menu/portions'),
  'menu.count': async (house) => said(`/menu/${(await house.dish()).id}/portions`, { left: 12.5 }),
  'menuImports.sheet': () => said('/menu/sheet?of=menu'),
  'menuImports.imports': () => said('/menu/imports'),
  'menuImports.preview': (house) => ({
    path: '/menu/imports/preview',
    files: { sheet: text([HEAD, ['', 'Sweets', house.newName(), '', '', 'veg', '75', '', '']]) },
  }),
  // Of two imports that come in at once the later is thrown away: each has a restaurant of its own.
  'menuImports.stage': async (house) => {
    const { row: _, ...dish } = row(house);
    const { token } = await payableOwner(house.system);
    return { ...said(`/menu/imports/${randomUUID()}/parts/1`, { dishes: [dish] }), token };
  },
  'menuImports.takeOver': async (house) => {
    const owner = await payableOwner(house.system);
    const { importId, parts } = await staged(owner, [row(house)]);
    return { ...said(`/menu/imports/${importId}`, { parts }), token: owner.token };
  },
  'menuImports.undo': async (house) => {
    const owner = await payableOwner(house.system);
    const { importId } = await takenOver(owner, [row(house)]);
    return { ...said(`/menu/imports/${importId}/undo`), token: owner.token };
  },
  'tables.list': () => said('/tables'),
  'tables.numbers': () => said('/tables/numbers'),
  'tables.one': ({ standing }) => said(`/tables/${standing.tableId}`),
  'tables.add': (house) => said('/tables', { tableNo: house.newTable() }),
  'tables.generateQr': (house) => said('/tables/generate-qr', { tableNo: house.newTable() }),
  'tables.generateAll': async ({ system }) => ({
    ...said('/tables/generate-all', { upTo: 4 }),
    token: (await payableOwner(system)).token,
  }),
  'tables.delete': async (house) => said(`/tables/${(await house.guests()).tableId}`),
  'reviews.list': () => said('/reviews'),
  'reviews.summary': () => said('/reviews/summary?from=2026-01-01'),
  'reviews.one': ({ standing }) => said(`/reviews/${standing.reviewId}`),
  'filing.months': () => said('/tax/months'),
  'filing.file': async ({ api }) => {
    await api.delete(filedMonth());
    return said(filedMonth());
  },
  'filing.undo': async ({ api }) => {
    await api.put(filedMonth());
    return said(filedMonth());
  },
  'day.list': () => said('/days'),
  'day.current': () => said('/days/current'),
  'day.one': ({ standing }) => said(`/days/${standing.dayId}`),
  'day.open': async ({ system }) => ({
    ...said('/days/open', { openingCash: 100 }),
    token: (await payableOwner(system)).token,
  }),
  'day.cash': () => said('/days/cash', { amount: 10, direction: 'in', reason: 'change' }),
  'day.giveBack': async (house) => said(`/days/given-back/${await house.owed()}`, { kind: 'cash' }),
  'day.close': async (house) => {
    const owner = await payableOwner(house.system);
    return { ...said('/days/close', await house.day(owner)), token: owner.token };
  },
  'analytics.analytics': () => said('/analytics'),
  'analytics.sales': () => said('/analytics/sales?span=month'),
  'analytics.report': () => said('/analytics/report?by=dish&from=2026-01-01&to=2026-12-31'),
  'analytics.reportBills': () => said('/analytics/report/bills?by=kind&of=table&from=2026-01-01&to=2026-12-31'),
  'audit.at': () => said(`/orders/at?time=${encodeURIComponent(new Date().toISOString())}`),
  'audit.history': ({ standing }) => said(`/orders/${standing.past}/history`),
  'audit.menuAt': () => said(`/menu/at?time=${encodeURIComponent(new Date().toISOString())}`),
  'audit.dishHistory': ({ menu }) => said(`/menu/${menu[0]?.id}/history`),
  'audit.parked': () => said('/audit/parked'),
  'audit.entries': () => said('/audit'),
  'audit.entry': ({ standing }) => said(`/audit/${standing.auditId}`),
  'exports.export': ({ standing }) => said(`/orders/export?${YEAR}&exportId=${standing.exportId}`),
  'exports.report': ({ standing }) => said(`${REPORT}&exportId=${standing.reportId}`),
  'exports.status': ({ standing }) => said(`/orders/exports/${standing.exportId}`),
  'exports.cancel': async (house) => said(`/orders/exports/${await house.export()}`),
};

import { visited, type Calls } from './asking.js';

/** What a table's code opens. */
export const guestCalls: Calls = {
  'guests.table': ({ standing }) => visited(`/guests/${standing.phone.token}`),
  'guests.menu': ({ standing }) => visited(`/guests/${standing.phone.token}/menu`),
  'guests.sitting': ({ standing }) => visited(`/guests/${standing.phone.token}/sitting`),
  'guests.moved': ({ standing: { moved } }) => visited(`/guests/${moved.token}/moved?pass=${moved.pass}`),
  'guests.options': ({ standing }) => visited(`/guests/${standing.phone.token}/option-groups`),
  'guests.order': async (house) => visited(`/guests/${(await house.guests()).token}/orders`, { items: house.lines }),
  'guests.payment': ({ standing }) => visited(`/guests/${standing.phone.token}/payment`),
  'guests.claim': async (house) => {
    const { phone, total } = await house.billedGuests();
    return visited(`/guests/${phone.token}/payment-claims`, { amount: total, reference: 'SAE42' });
  },
  'guests.review': async (house) => {
    const { phone } = await house.billedGuests();
    return visited(`/guests/${phone.token}/reviews`, { stars: 4, comment: 'Good' });
  },
};

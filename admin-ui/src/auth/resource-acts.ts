import type { Act } from '@sae/domain/people';

/** By resource and what is done with its rows; `list` stands for all that only looks. */
const ACTS: Readonly<Record<string, Readonly<Record<string, Act>>>> = {
  menu: { list: 'SeeMenu', create: 'AddMenuItem', edit: 'ChangeMenuItem', delete: 'DeleteMenuItem' },
  'option-groups': {
    list: 'SeeMenu',
    create: 'AddOptionGroup',
    edit: 'ChangeOptionGroup',
    delete: 'RemoveOptionGroup',
  },
  orders: { list: 'SeeOpenOrders', create: 'PlaceOrder', edit: 'AddLines', delete: 'DeleteOrder' },
  reviews: { list: 'SeeReviews' },
  audit: { list: 'SeeAudit' },
  tables: { list: 'SeeTables', create: 'AddTable', delete: 'DeleteTable' },
  days: { list: 'SeeDay' },
  payments: { list: 'SeePayments' },
  'users/sessions': { list: 'SeeSessions', delete: 'EndSession' },
  people: { list: 'SeePeople', create: 'AddPerson', edit: 'ChangePerson', delete: 'RemovePerson' },
};

/** The row of the table of rights; null of what is no resource of ours. */
export const actOf = (resource: string, action: string): Act | null => {
  const acts = ACTS[resource];
  return acts ? (acts[action] ?? acts.list ?? null) : null;
};

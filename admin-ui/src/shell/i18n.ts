import { MENU_COLUMNS } from '@sae/domain/menu';
import polyglot from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { mergeTranslations } from 'react-admin';

const TABLE_NO = 'Table No.';
const DATE_AND_TIME = 'Date & Time';

/** What the fields of each resource are called, on lists and in forms; a field that is not here is called as it is. */
const resources = {
  menu: {
    fields: { ...MENU_COLUMNS, hasHalf: 'Half portion' },
  },
  orders: { fields: { tableNo: TABLE_NO, createdAt: DATE_AND_TIME, actions: 'Action' } },
  claims: {
    fields: {
      tableNo: TABLE_NO,
      items: 'Claim',
      total: 'Amount Claimed',
      createdAt: DATE_AND_TIME,
      actions: 'Action',
    },
  },
  reviews: { fields: { tableNo: TABLE_NO, createdAt: DATE_AND_TIME, orderId: 'Order' } },
  audit: {
    fields: { kind: 'What Happened', orderIds: 'Order', tableNo: TABLE_NO, at: DATE_AND_TIME, actor: 'By' },
  },
  days: { fields: { id: 'Day', closedAt: 'Closed', taken: 'Taken', difference: 'Difference' } },
  payments: {
    fields: { planType: 'Plan', startsAt: 'Period', createdAt: DATE_AND_TIME, receiptNo: 'Receipt' },
  },
};

/** One language: react-admin's own English, and the specification's names. */
export const i18nProvider = polyglot(() => mergeTranslations(english, { resources }), 'en', [], { allowMissing: true });

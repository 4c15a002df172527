import { countText, formatRupees, toRupees } from '../kernel/index.js';
import { hoursText } from '../menu/menu-hours.js';
import type { MenuHours } from '../menu/menu.events.js';
import type { MenuItemView } from '../menu/views.js';
import { APPROVALS, type Approvals } from '../people/approvals.js';
import { ROLES, type Role } from '../people/roles.js';
import { PAYMENT_DETAILS, type profileView } from '../restaurant/profile.js';

/** What the audit tells from what to what, in plain words. */
export const CHANGED_FIELDS = {
  ...PAYMENT_DETAILS,
  gstRate: 'GST rate',
  gstType: 'GST type',
  serviceCharge: 'Service charge',
  name: 'Name',
  price: 'Price',
  halfPrice: 'Half price',
  hours: 'Hours',
  role: 'Role',
  email: 'Email',
  approvals: 'A manager’s approval for',
  dayDifference: 'Limit of a day’s difference',
  lock: 'Till locks',
} as const;

/** Null where it said nothing. */
export interface FieldChange {
  readonly field: keyof typeof CHANGED_FIELDS;
  readonly from: string | null;
  readonly to: string | null;
}

type Texts<View, Field extends keyof View> = { readonly [F in Field]: (said: NonNullable<View[F]>) => string };
type Told<View> = Extract<keyof View, FieldChange['field']>;

const changesBetween =
  <View, Field extends Told<View>>(texts: Texts<View, Field>) =>
  (was: Pick<View, Field>, is: Pick<View, Field>): readonly FieldChange[] => {
    const text = (field: Field, { [field]: said }: Pick<View, Field>) =>
      said === null || said === undefined ? null : texts[field](said);
    return (Object.keys(texts) as Field[])
      .map((field) => ({ field, from: text(field, was), to: text(field, is) }))
      .filter(({ from, to }) => from !== to);
  };

/** What bills begin with. */
export const taxChanges = changesBetween<ReturnType<typeof profileView>, 'gstRate' | 'gstType' | 'serviceCharge'>({
  gstRate: (rate) => `${rate} %`,
  gstType: (type) => type,
  serviceCharge: formatRupees,
});

/** What a dish is called and costs. */
export const dishChanges = changesBetween<MenuItemView, 'name' | 'price' | 'halfPrice'>({
  name: (name) => name,
  price: formatRupees,
  halfPrice: formatRupees,
});

/** What somebody is called here, and does. */
export const personChanges = changesBetween<{ name: string; role: Role }, 'name' | 'role'>({
  name: (name) => name,
  role: (role) => ROLES[role],
});

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What wants an approval. */
export const approvalChanges = changesBetween<
  { approvals: Approvals['wanted']; dayDifference: number },
  'approvals' | 'dayDifference'
>({
  approvals: (wanted) => wanted.map((kind) => lower(APPROVALS[kind])).join(', '),
  dayDifference: (limit) => formatRupees(toRupees(limit)),
});

/** When a till locks itself. */
export const lockChanges = changesBetween<{ lock: number }, 'lock'>({
  lock: (minutes) => (minutes === 0 ? 'never' : `after ${countText(minutes, 'minute')}`),
});

/** `Breakfast 7:00 am–11:00 am: Idlis, 2 dishes` */
const menuHoursText = ({ name, categories, itemIds, ...hours }: MenuHours): string => {
  const dishes = itemIds.length === 0 ? [] : [countText(itemIds.length, 'dish', 'dishes')];
  return `${name} ${hoursText([hours])}: ${[...categories, ...dishes].join(', ')}`;
};

/** Which hours came, went, or are others now. */
export const menuHoursChanges = (was: readonly MenuHours[], is: readonly MenuHours[]): readonly FieldChange[] => {
  const said = (hours: readonly MenuHours[], name: string) => {
    const one = hours.find((each) => each.name === name);
    return one ? menuHoursText(one) : null;
  };
  const names = [...new Set([...was, ...is].map(({ name }) => name))];
  return names
    .map((name) => ({ field: 'hours' as const, from: said(was, name), to: said(is, name) }))
    .filter(({ from, to }) => from !== to);
};

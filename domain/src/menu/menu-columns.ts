/** What a sheet can say of a dish, as the menu's own table and form call it. */
export const MENU_COLUMNS = {
  id: 'ID',
  category: 'Category',
  name: 'Name',
  secondName: 'Second Name',
  code: 'Code',
  description: 'Description',
  isVeg: 'Veg/Non-Veg',
  price: 'Full Price',
  halfPrice: 'Half Price',
  isEnabled: 'Status',
  allergens: 'Allergens',
  spice: 'Spice',
} as const;

export type MenuColumn = keyof typeof MENU_COLUMNS;

/** In the order in which they stand. */
export const menuColumns = Object.keys(MENU_COLUMNS) as MenuColumn[];

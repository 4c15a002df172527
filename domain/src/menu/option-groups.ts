import { entryOf, Refusal, valuesOf, withEntry, withoutEntry, type Command, type Inverse } from '../kernel/index.js';
import { itemOf, withItem, withOptions, type Menu, type MenuItem } from './menu-state.js';
import type {
  DishOptionsSet,
  MenuEvent,
  MenuOption,
  OPTION_EVENTS,
  OptionGroup,
  OptionGroupContent,
} from './menu.events.js';

export const MAX_OPTION_GROUPS = 100;
/** In one group. */
export const MAX_OPTIONS = 30;
/** Of one dish. */
export const MAX_DISH_GROUPS = 10;

/** As the owner writes it: an option that the group does not have is a new one. */
export interface OptionGroupWritten extends Omit<OptionGroupContent, 'options'> {
  readonly options: readonly (Omit<MenuOption, 'optionId'> & { readonly optionId?: number })[];
}

export type OptionsCommand =
  | (Command<'AddOptionGroup'> & { readonly group: OptionGroupWritten })
  | (Command<'ChangeOptionGroup'> & { readonly groupId: number; readonly group: OptionGroupWritten })
  | (Command<'RemoveOptionGroup'> & { readonly groupId: number })
  | (Command<'SetDishOptions'> & { readonly itemId: number; readonly groupIds: readonly number[] });

type OptionEvent = Extract<MenuEvent, { type: (typeof OPTION_EVENTS)[number] }>;
type CommandOf<T extends OptionsCommand['type']> = Extract<OptionsCommand, { type: T }>;

/** @throws Refusal where there is none. */
export const groupOf = ({ groups }: Menu, groupId: number): OptionGroup => {
  const group = entryOf(groups, groupId);
  if (!group) throw new Refusal('not-found', 'option-group/not-found', 'Option group not found');
  return group;
};

/** An option keeps its number for as long as its group has it; no number is given twice. */
const numberedGroup = (
  menu: Menu,
  groupId: number,
  { name, least, most, options }: OptionGroupWritten,
): OptionGroup => {
  const known = new Set(entryOf(menu.groups, groupId)?.options.map(({ optionId }) => optionId));
  let next = menu.nextOptionId;
  const numbered = options.map((option): MenuOption => {
    const optionId = option.optionId !== undefined && known.delete(option.optionId) ? option.optionId : next++;
    return { optionId, name: option.name, price: option.price };
  });
  return { groupId, name, least, most, options: numbered };
};

const isSame = (one: OptionGroup, other: OptionGroup): boolean => JSON.stringify(one) === JSON.stringify(other);

const without = (groupId: number, item: MenuItem): MenuItem =>
  withOptions(
    item,
    item.groupIds?.filter((id) => id !== groupId),
  );

/** What is told of a dish whose options are to be these; nothing, where they are. @throws Refusal of a group that is not there. */
export const dishOptionsSet = (
  { groups }: Menu,
  itemId: number,
  groupIds: readonly number[],
  before: readonly number[] = [],
): readonly DishOptionsSet[] => {
  if (groupIds.some((id) => !entryOf(groups, id)))
    throw new Refusal('conflict', 'option-group/gone', 'An option group is no longer there. Please choose again.');
  return groupIds.join() === before.join() ? [] : [{ type: 'DishOptionsSet', data: { itemId, groupIds } }];
};

const withGroup = (menu: Menu, { groupId, name, least, most, options }: OptionGroup): Menu => ({
  ...menu,
  nextGroupId: Math.max(menu.nextGroupId, groupId + 1),
  nextOptionId: Math.max(menu.nextOptionId, ...options.map(({ optionId }) => optionId + 1)),
  groups: withEntry(menu.groups, groupId, { groupId, name, least, most, options }),
});

/** What the menu makes of facts about options. */
export const OPTIONS_TABLE = {
  OptionGroupAdded: withGroup,
  OptionGroupChanged: withGroup,
  // Nobody's hand was on these dishes: what an import did to them can be undone as ever.
  OptionGroupRemoved: (menu: Menu, { groupId, itemIds }: OptionEventData<'OptionGroupRemoved'>): Menu => ({
    ...menu,
    groups: withoutEntry(menu.groups, groupId),
    items: itemIds.reduce((items, id) => {
      const item = entryOf(items, id);
      return item ? withEntry(items, id, without(groupId, item)) : items;
    }, menu.items),
    deleted: menu.deleted.map((item) => without(groupId, item)),
  }),
  DishOptionsSet: (menu: Menu, { itemId, groupIds }: OptionEventData<'DishOptionsSet'>): Menu => {
    const item = entryOf(menu.items, itemId);
    return item ? withItem(menu, withOptions(item, groupIds)) : menu;
  },
};

type OptionEventData<T extends OptionEvent['type']> = Extract<OptionEvent, { type: T }>['data'];

/** What is decided when options are asked for. */
export const OPTION_COMMANDS = {
  AddOptionGroup: ({ group }: CommandOf<'AddOptionGroup'>, menu: Menu): readonly MenuEvent[] => {
    if (valuesOf(menu.groups).length >= MAX_OPTION_GROUPS)
      throw new Refusal('conflict', 'option-groups/full', `A menu can have at most ${MAX_OPTION_GROUPS} option groups`);
    return [{ type: 'OptionGroupAdded', data: numberedGroup(menu, menu.nextGroupId, group) }];
  },
  ChangeOptionGroup: ({ groupId, group }: CommandOf<'ChangeOptionGroup'>, menu: Menu): readonly MenuEvent[] => {
    const before = groupOf(menu, groupId);
    const after = numberedGroup(menu, groupId, group);
    return isSame(before, after) ? [] : [{ type: 'OptionGroupChanged', data: after }];
  },
  RemoveOptionGroup: ({ groupId }: CommandOf<'RemoveOptionGroup'>, menu: Menu): readonly MenuEvent[] => {
    groupOf(menu, groupId);
    const itemIds = valuesOf(menu.items).flatMap(({ itemId, groupIds }) =>
      groupIds?.includes(groupId) ? [itemId] : [],
    );
    return [{ type: 'OptionGroupRemoved', data: { groupId, itemIds } }];
  },
  SetDishOptions: ({ itemId, groupIds }: CommandOf<'SetDishOptions'>, menu: Menu): readonly MenuEvent[] =>
    dishOptionsSet(menu, itemId, groupIds, itemOf(menu, itemId).groupIds),
};

export const OPTIONS_ASKED: Inverse<OptionEvent, OptionsCommand> = {
  OptionGroupAdded: ({ groupId: _, ...group }) => ({ type: 'AddOptionGroup', group }),
  OptionGroupChanged: ({ groupId, ...group }) => ({ type: 'ChangeOptionGroup', groupId, group }),
  OptionGroupRemoved: ({ groupId }) => ({ type: 'RemoveOptionGroup', groupId }),
  DishOptionsSet: ({ itemId, groupIds }) => ({ type: 'SetDishOptions', itemId, groupIds }),
};

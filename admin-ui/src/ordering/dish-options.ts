import { type Choice, optionIdsOf } from '@sae/domain/billing';
import { type Rupees, toPaise, toRupees } from '@sae/domain/kernel';
import {
  isFilled,
  type MenuItemView,
  type OptionGroupView,
  optionsAt,
  optionsChosen,
  type OptionView,
  priceWith,
} from '@sae/domain/menu';
import type { InHours } from '../menu/useMenuHours.js';
import { priceOf } from './order-lines.js';

/** What may be chosen of a dish; nothing, where nothing may. */
export interface WithOptions {
  readonly groups?: readonly OptionGroupView[];
}

/** A dish of the menu, with what may be chosen of it. */
export type Dish = MenuItemView & WithOptions & InHours;

/** The dishes of a menu, each with what may be chosen of it. */
export const withOptions = <D extends Pick<MenuItemView, 'optionGroupIds'>>(
  dishes: readonly D[],
  groups: readonly OptionGroupView[],
): readonly (D & WithOptions)[] => {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return dishes.map((dish) => {
    const own = dish.optionGroupIds?.flatMap((id) => byId.get(id) ?? []) ?? [];
    return own.length > 0 ? { ...dish, groups: own } : dish;
  });
};

/** Does somebody have to ask for the groups at all? */
export const hasOptions = (dishes: readonly Pick<MenuItemView, 'optionGroupIds'>[] = []): boolean =>
  dishes.some(({ optionGroupIds }) => optionGroupIds !== undefined);

type Priced = Pick<MenuItemView, 'price' | 'hasHalf' | 'halfPrice'> & WithOptions;

/** A choice as the menu has it now: what it costs, and what was chosen by its names; null where it cannot be had so. */
export const chosenNow = (
  dish: Priced,
  { portion, options }: Pick<Choice, 'portion' | 'options'>,
): { readonly price: Rupees; readonly options?: readonly OptionView[] } | null => {
  const ofPortion = priceOf(dish, portion);
  const { options: now, problems } = optionsChosen(dish.groups ?? [], optionIdsOf({ options }));
  if (ofPortion === null || problems.length > 0) return null;
  const price = toRupees(priceWith(toPaise(ofPortion), optionsAt(now, toPaise)));
  return { price, ...(now.length > 0 ? { options: now } : {}) };
};

/** The numbers of what is being chosen. */
export type Chosen = readonly number[];

const chosenOf = ({ options }: OptionGroupView, chosen: Chosen): number =>
  options.filter(({ optionId }) => chosen.includes(optionId)).length;

/** Of a group of which one is chosen, none stands for nothing. */
export const isOfOne = ({ most }: OptionGroupView): boolean => most === 1;

export const withoutGroup = ({ options }: OptionGroupView, chosen: Chosen): Chosen =>
  chosen.filter((id) => !options.some(({ optionId }) => optionId === id));

/** With an option, or without it; of a group of one it takes the place of what was chosen. */
export const turned = (group: OptionGroupView, chosen: Chosen, optionId: number): Chosen => {
  if (isOfOne(group)) return [...withoutGroup(group, chosen), optionId];
  return chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId];
};

/** Can no more of it be chosen? */
export const isFull = (group: OptionGroupView, chosen: Chosen): boolean => chosenOf(group, chosen) >= group.most;

/** The first group of which something is to be chosen yet. */
export const firstMissing = ({ groups = [] }: WithOptions, chosen: Chosen): OptionGroupView | undefined =>
  groups.find((group) => !isFilled(group, chosenOf(group, chosen)));

/** What it costs so far. */
export const priceSoFar = ({ groups = [], ...dish }: Priced, portion: Choice['portion'], chosen: Chosen): Rupees => {
  const options = groups.flatMap((group) => group.options.filter(({ optionId }) => chosen.includes(optionId)));
  return toRupees(priceWith(toPaise(priceOf(dish, portion) ?? 0), optionsAt(options, toPaise)));
};

/** What was chosen, to be put on a line. */
export const optionsOf = ({ groups = [] }: WithOptions, chosen: Chosen): readonly OptionView[] =>
  optionsChosen(groups, chosen).options;

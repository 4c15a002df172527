import type { MenuOption, OptionGroupContent } from './menu.events.js';

type HowMany = Pick<OptionGroupContent, 'least' | 'most'>;

/** `choose 1`, `choose up to 3`, `choose 2 to 4`. */
export const howMany = ({ least, most }: HowMany): string => {
  if (least === most) return `choose ${least}`;
  return least === 0 ? `choose up to ${most}` : `choose ${least} to ${most}`;
};

export const isFilled = ({ least, most }: HowMany, count: number): boolean => least <= count && count <= most;

/** What was chosen of a dish's groups, in the menu's order; and what is wrong with it, a sentence each. */
export const optionsChosen = <Price>(
  groups: readonly OptionGroupContent<Price>[],
  ids: readonly number[],
): { readonly options: readonly MenuOption<Price>[]; readonly problems: readonly string[] } => {
  const wanted = new Set(ids);
  const chosen = groups.map((group) => group.options.filter(({ optionId }) => wanted.has(optionId)));
  const options = chosen.flat();
  const problems = groups.flatMap((group, n) =>
    isFilled(group, chosen[n]?.length ?? 0) ? [] : [`${group.name}: ${howMany(group)}`],
  );
  return {
    options,
    problems: options.length < wanted.size ? ['An option can no longer be had', ...problems] : problems,
  };
};

/** Of a portion with its options. */
export const priceWith = (price: number, options: readonly MenuOption<number>[]): number =>
  options.reduce((sum, option) => sum + option.price, price);

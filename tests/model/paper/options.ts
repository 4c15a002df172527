import { touch } from './menu-imports.js';
import { No, type Pages, type PaperGroup, type PaperOption } from './pages.js';
import { rupees } from './shown.js';

type Content = Omit<PaperGroup, 'id' | 'options'> & {
  /** One that the group does not have is new, whatever it is called. */
  readonly options: readonly (Omit<PaperOption, 'id'> & { readonly id: number | null })[];
};

const groupOf = ({ groups }: Pages, id: number): PaperGroup => {
  const group = groups.find((one) => one.id === id);
  if (!group) throw new No('option-group/not-found');
  return group;
};

const written = (pages: Pages, id: number, { name, least, most, options }: Content, before: readonly PaperOption[]) => {
  const known = before.map((option) => option.id);
  const numbered = options.map(({ name: of, price, id: own }) => {
    const isKnown = own !== null && known.includes(own);
    return { id: isKnown ? own : pages.nextOption++, name: of, price };
  });
  for (const option of numbered) pages.names[option.name] = option.id;
  return { id, name, least, most, options: numbered };
};

export const addGroup = (pages: Pages, content: Content): PaperGroup => {
  const group = written(pages, pages.nextGroup, content, []);
  pages.nextGroup += 1;
  pages.groups.push(group);
  pages.names[group.name] = group.id;
  return group;
};

export const changeGroup = (pages: Pages, id: number, content: Content): PaperGroup => {
  const group = groupOf(pages, id);
  return Object.assign(group, written(pages, id, content, group.options));
};

export const removeGroup = (pages: Pages, id: number): void => {
  const group = groupOf(pages, id);
  pages.groups = pages.groups.filter((one) => one !== group);
  for (const [dish, groups] of Object.entries(pages.choices))
    pages.choices[Number(dish)] = groups.filter((one) => one !== id);
};

/** What may be chosen of a dish from now on. */
export const setChoices = (pages: Pages, dish: number, groups: readonly number[]): void => {
  if (groups.some((id) => !pages.groups.some((group) => group.id === id))) throw new No('option-group/gone');
  if (String(groups) === String(pages.choices[dish] ?? [])) return;
  pages.choices[dish] = [...groups];
  touch(pages, dish);
};

/** What a guest chose of a dish, as the menu says it. */
export const chosenOf = (pages: Pages, dish: number, wanted: readonly number[]): PaperOption[] => {
  const chosen: PaperOption[] = [];
  for (const id of pages.choices[dish] ?? []) {
    const { options, least, most } = groupOf(pages, id);
    const some = options.filter((option) => wanted.includes(option.id));
    if (some.length < least || some.length > most) throw new No('order/options');
    chosen.push(...some);
  }
  if (chosen.length < wanted.length) throw new No('order/options');
  return chosen.map((option) => ({ ...option }));
};

export const groupShown = ({ id, name, least, most, options }: PaperGroup) => ({
  ...{ id, name, least, most },
  options: options.map(({ id: optionId, name: of, price }) => ({ optionId, name: of, price: rupees(price) })),
});

export const groupsShown = ({ groups }: Pages) => groups.map(groupShown);

import { addGroup as paperAdd, changeGroup as paperChange, groupShown, removeGroup } from '../paper/options.js';
import type { Pages } from '../paper/pages.js';
import type { NamedGroup } from './beginning.js';
import { kind, newNumbered, numberOf, rupeeText, type Dice } from './kind.js';

const LETTERS = ['a', 'b', 'c', 'd'] as const;

const drawnGroup = (dice: Dice, group: string): NamedGroup => {
  const letters = LETTERS.filter(() => dice.oncePer(2));
  const some = letters.length > 0 ? letters : LETTERS.slice(0, 1);
  // Some cost alike, so that nothing but the options tells one line from the other.
  const options = some.map((letter) => ({ name: `${group} ${letter}`, price: dice.among([0, 0, 500, 500, 1_999]) }));
  const most = 1 + dice.below(options.length);
  return { group, least: dice.oncePer(3) ? dice.below(most + 1) : 0, most, options };
};

const idOf = ({ groups }: Pages, group: string, name: string): number | null =>
  groups.find((one) => one.name === group)?.options.find((option) => option.name === name)?.id ?? null;

const asked = (pages: Pages, { group: name, least, most, options }: NamedGroup) => ({
  ...{ name, least, most },
  options: options.map((option) => {
    const optionId = idOf(pages, name, option.name);
    return { name: option.name, price: option.price / 100, ...(optionId === null ? {} : { optionId }) };
  }),
});

const contentOf = (pages: Pages, { group: name, least, most, options }: NamedGroup) => ({
  ...{ name, least, most, options: options.map((option) => ({ ...option, id: idOf(pages, name, option.name) })) },
});

const told = ({ least, most, options }: NamedGroup): string =>
  `${least} to ${most} of ${options.map(({ name, price }) => `${name} at ${rupeeText(price)}`).join(', ')}`;

export const addGroup = kind<NamedGroup>({
  draw: (dice, pages) => drawnGroup(dice, newNumbered(pages, 'Choice')),
  ask: (group, pages) => ({ method: 'POST', path: '/option-groups', body: asked(pages, group) }),
  paper: (group, pages, before) => groupShown(paperAdd(pages, contentOf(before, group))),
  tell: (group) => `${group.group}: ${told(group)}`,
});

export const changeGroup = kind<NamedGroup>({
  draw: (dice, { groups }) => {
    const group = dice.among(groups);
    return group ? drawnGroup(dice, group.name) : null;
  },
  ask: (group, pages) => ({
    ...{ method: 'PUT', path: `/option-groups/${numberOf(pages, group.group)}`, body: asked(pages, group) },
  }),
  paper: (group, pages, before) =>
    groupShown(paperChange(pages, numberOf(pages, group.group), contentOf(before, group))),
  tell: (group) => `${group.group} is ${told(group)} now`,
});

export const dropGroup = kind<{ group: string }>({
  draw: (dice, { groups }) => {
    const group = dice.among(groups);
    return group ? { group: group.name } : null;
  },
  ask: ({ group }, pages) => ({ method: 'DELETE', path: `/option-groups/${numberOf(pages, group)}` }),
  paper: ({ group }, pages) => {
    const id = numberOf(pages, group);
    removeGroup(pages, id);
    return { id };
  },
  tell: ({ group }) => `${group} is no longer there`,
});

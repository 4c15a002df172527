import createCache from '@emotion/cache';

/** What is asked of an element's style: whether it shows and can be pressed, how its name is read, and its colour. */
const ASKED = /[{;](display|visibility|pointer-events|content|color):/;

/** jsdom holds each rule against each element whose role is asked for, and heeds none that depends on the screen. */
export const askedStyles = () => {
  const cache = createCache({ key: 'css' });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    if (!rule.startsWith('@') && ASKED.test(rule)) insert(rule);
  };
  return cache;
};

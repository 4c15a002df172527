import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './verbs.js';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const pictures = folder('.cache/screens');
mkdirSync(pictures, { recursive: true });

/** `npm run screens`: pictures are for people, and every test is quicker without. */
export const isPhotographing = process.env.SAE_PHOTOGRAPH === '1';
/** The pictures that the documentation shows. */
const shown = readdirSync(folder('docs/screens'));

const PHONE = { width: 390, height: 844 };
const SCREEN = { width: 1280, height: 900 };
type Size = typeof PHONE;

/** In light and in dark, which every page follows as it stands; it is left dark. */
export const inBothLights = async (page: Page, see: (suffix: '' | '-dark') => Promise<void>): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme));
    await see(colorScheme === 'light' ? '' : '-dark');
  }
};

/** The page has heard of its new size, and drawn itself for it. */
const resize = async (page: Page, size: Size) => {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** Each size and each light once, a phone by day and a screen at night; for pictures each size in each light. */
const everyWay = (page: Page, name: string, see: (size: Size) => Promise<void>): Promise<void> =>
  inBothLights(page, async (suffix) => {
    for (const size of isPhotographing ? [PHONE, SCREEN] : [suffix ? SCREEN : PHONE]) {
      await resize(page, size);
      await see(size);
      await photograph(page, `${name}${suffix}`);
    }
  });

/** Nothing moves or fades any more, save what does so for ever. */
const expectStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
        return moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length;
      }),
    )
    .toBe(0);

/** axe's types know nothing of `checks`. */
const OPTIONS: RunOptions & { checks: object } = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // Not the style sheets, at which only rules look that are not among these.
  preload: { assets: ['media'] },
  checks: {
    // axe's own, but for one: where something drawn before or after an element may lie under its text, axe looks for it
    // at length, and then does not judge. Here it judges all the same, in half the time.
    'color-contrast': {
      options: {
        ...{ ignoreUnicode: true, ignoreLength: false, ignorePseudo: true },
        ...{ boldValue: 700, boldTextPt: 14, largeTextPt: 18 },
        contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
        ...{ pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.2, textStrokeEmMin: 0.03 },
      },
    },
  },
};

const expectAccessible = async (page: Page, part?: string) => {
  await expectStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const judge = async ({ part, options }: { part?: string; options: RunOptions }) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, options);
    return violations;
  };
  const violations = await page.evaluate(judge, { part, options: OPTIONS });
  // In short, and the first of each: of whole pages of markup the end is cut off, and nobody learns what it was.
  const told = violations.map(({ id, nodes }) => {
    const [first] = nodes;
    return `${id}, ${nodes.length} times: ${first?.failureSummary} ${first?.html.slice(0, 300)}`;
  });
  expect(told).toEqual([]);
};

/** Takes a picture of the page as it stands, for whoever looks at what they made. */
export const photograph = async (page: Page, name: string): Promise<void> => {
  if (!isPhotographing) return;
  const file = `${name}-${page.viewportSize()?.width}.png`;
  await page.screenshot({ path: `${pictures}/${file}`, animations: 'disabled' });
  if (shown.includes(file)) copyFileSync(`${pictures}/${file}`, `${folder('docs/screens')}/${file}`);
};

/** Nothing runs out of the page sideways. */
export const expectWithin = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

/** No button's words run out of it, and no panel cuts a button off. */
export const expectButtonsWhole = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('.MuiButton-root')]
          .filter((button) => {
            const { left, right } = button.getBoundingClientRect();
            const panel = button.closest('.MuiCard-root, .MuiDialog-paper')?.getBoundingClientRect();
            const inside = document.createRange();
            inside.selectNodeContents(button);
            const words = inside.getBoundingClientRect();
            // A toast's button has its word from its style: nothing of it runs out.
            const isCut = button.textContent !== '' && (words.left < left - 1 || words.right > right + 1);
            return isCut || (panel && right > panel.right + 1);
          })
          .map((button) => button.textContent),
      ),
    )
    .toEqual([]);

/** Nothing runs out of it or of its buttons, and axe finds nothing; in a part of it, where the others are looked at elsewhere. */
export const expectSound = async (page: Page, part?: string): Promise<void> => {
  await expectWithin(page);
  await expectButtonsWhole(page);
  await expectAccessible(page, part);
};

/** As tall as its content, so that what sticks to the bottom of the screen is at the bottom of the picture. */
const unroll = async (page: Page, { width, height }: Size) => {
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  await resize(page, { width, height: Math.max(content, height) });
};

/** At both sizes, in both lights: nothing runs out of the page sideways, and axe finds nothing. */
export const look = (page: Page, name: string): Promise<void> =>
  everyWay(page, name, async (size) => {
    await expect(page.locator('[role="alert"]')).toHaveCount(0);
    await expectSound(page);
    if (isPhotographing) await unroll(page, size);
  });

/** The same of a page that warns and on which something sticks: unrolled first, for nothing may be looked at half covered. */
export const lookAtAll = (page: Page, name: string): Promise<void> =>
  everyWay(page, name, async (size) => {
    await expectWithin(page);
    await expectButtonsWhole(page);
    await unroll(page, size);
    await expectAccessible(page);
  });

const SHEET = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** The same of a sheet over a page, as tall as the screen; the page is looked at without it. */
export const lookAtSheet = (page: Page, name: string): Promise<void> =>
  everyWay(page, name, async () => {
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await expectSound(page, SHEET);
  });

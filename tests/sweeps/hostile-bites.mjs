/** Shows that the hostile sweep bites: bugs are planted one by one in nodes of a filled street, and each must be found. */
import { missedOf } from '../support/bites.mjs';
import { BUGS } from './hostile-bugs.mjs';
import { planted } from './planted.mjs';

/** How many of the planted bugs were not found. */
export const bites = async ({ say }) => {
  const [{ HostileStreet, NEARLY_FULL }, { CHECKS, SHORT }] = await Promise.all([
    import('./hostile.ts'),
    import('./hostile-checks.ts'),
  ]);
  // What is read from the log is as much as was sold in a day, which nothing bounds.
  const street = await HostileStreet.open({ ...NEARLY_FULL, past: 200 });
  try {
    return await missedOf(
      BUGS,
      async ({ places, breaks }) => {
        const [name, check] = Object.entries(CHECKS).find(([sentence]) => sentence.startsWith(breaks));
        const wrong = await check(await street.besides(planted(places)), { ...SHORT, mostTold: 1 });
        return wrong.length > 0 ? `found. Not so: ${name}:\n${wrong.join('\n')}\n` : null;
      },
      say,
    );
  } finally {
    await street.close();
  }
};

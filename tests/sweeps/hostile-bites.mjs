/** Shows that the hostile sweep bites: bugs are planted one by one in nodes of a filled street, and each must be found. */
import { BUGS } from './hostile-bugs.mjs';
import { planted } from './planted.mjs';

const firstFound = async (street, checks, trying) => {
  for (const [name, check] of checks) {
    const wrong = await check(street, trying);
    if (wrong.length > 0) return [`${name}:`, ...wrong].join('\n');
  }
  return null;
};

/** How many of the planted bugs were not found. */
export const bites = async ({ say }) => {
  const [{ HostileStreet, NEARLY_FULL }, { CHECKS, SHORT }] = await Promise.all([
    import('./hostile.ts'),
    import('./hostile-checks.ts'),
  ]);
  const street = await HostileStreet.open(NEARLY_FULL);
  let missed = 0;
  try {
    for (const { name, places } of BUGS) {
      const found = await firstFound(await street.besides(planted(places)), Object.entries(CHECKS), {
        ...SHORT,
        mostTold: 1,
      });
      if (!found) missed += 1;
      say(found ? `${name}: found. Not so: ${found}\n` : `${name}: NOT FOUND`);
    }
  } finally {
    await street.close();
  }
  say(`${BUGS.length - missed} of ${BUGS.length} planted bugs were found.`);
  return missed;
};

/**
 * Looks for each of these planted bugs, one after another, and says what was found: `find` answers a text, or null.
 * How many were not found.
 */
export const missedOf = async (bugs, find, say) => {
  let missed = 0;
  for (const [n, bug] of bugs.entries()) {
    const found = await find(bug, n);
    if (found === null) missed += 1;
    say(`${bug.name}: ${found ?? 'NOT FOUND'}`);
  }
  say(`${bugs.length - missed} of ${bugs.length} planted bugs were found.`);
  return missed;
};

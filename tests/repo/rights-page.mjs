/** `npm run rights`: docs/rights.md, from the table of rights as it is built. */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

export const RIGHTS_PAGE = 'docs/rights.md';

const WORDS = { may: 'yes', approval: 'with approval', not: '' };

/** `AcceptOrder` → `Accept order`. */
const inWords = (act) => {
  const [first, ...rest] = act.split(/(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
};

const row = (cells) => `| ${cells.join(' | ')} |`;

/** The acts that any of the staff may do, and who. */
export const rightsPage = ({ ACTS, ROLES, rightOf }) => {
  const roles = Object.keys(ROLES);
  const rights = (act) => roles.map((role) => WORDS[rightOf(role, act)]);
  const ofStaff = ACTS.filter((act) => rights(act).some((right) => right !== ''));
  return `# Who may do what

Made by \`npm run rights\` from \`domain/src/people/rights.ts\`, which the API's guards, the sockets and the screens read. What is not
granted is refused. “With approval”: with a manager's PIN, where what is done wants one and the owner has not switched that off.

${[row(['', ...Object.values(ROLES)]), row(['---', ...roles.map(() => '---')]), ...ofStaff.map((act) => row([inWords(act), ...rights(act)]))].join('\n')}
`;
};

if (argv[1] === fileURLToPath(import.meta.url)) {
  const people = await import('../../domain/dist/people/index.js');
  writeFileSync(new URL(`../../${RIGHTS_PAGE}`, import.meta.url), rightsPage(people));
}

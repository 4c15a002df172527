import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = (path: string) => readFileSync(`${root}${path}`, 'utf8');

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
/** What git knows of or would take, as it stands in the folder now. */
const files: ReadonlySet<string> = new Set(
  git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate').trim().split('\n'),
);
const gone = new Set(git('ls-files', '--deleted').trim().split('\n'));
const paths = [...files].filter((path) => !gone.has(path));
const folders = new Set(paths.flatMap((path) => path.split('/').map((_, n, parts) => parts.slice(0, n).join('/'))));

/** Its rows are held against the tests that they name by a spec of their own. */
const pages = paths.filter((path) => path.endsWith('.md') && path !== 'docs/spec-coverage.md');
const DECISIONS = 'docs/decisions/README.md';
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };

const words = (source: string): string[] => source.match(/[A-Za-z_$][\w$]*/g) ?? [];
const code = new Set(
  paths
    .filter((path) => /\.([cm]?[jt]sx?|json|ya?ml|html|css|hbs)$|Dockerfile$/.test(path))
    .filter((path) => path !== 'package-lock.json' && path !== 'tests/repo/docs.spec.ts')
    .flatMap((path) => words(text(path))),
);

/** What is no word of ours, and is told as somebody else's. */
const FOREIGN = new Set([
  ...['INCRBY', 'perf', 'writev'], // Redis and Linux
  ...['ApiProperty', 'noLayout', 'requireAuth', 'useNotify', 'shard'], // of libraries, and not used
  ...['Program', 'Application', 'exe', 'LOCALAPPDATA', '$HOME'], // how Chrome is started
  ...['doas', 'yy', 'nnn', '_SECRET_PREVIOUS', '_PREVIOUS', '$PUBLIC_URL', 'feat'],
]);
/** Paths that are not in the repository: of packages, of what runs, of other systems. */
const ELSEWHERE = /^(@|\.\/data|\.cache\/|DATA_DIR\/|node_modules\/|Asia\/|preact\/|https?:|\/)/;

interface Said {
  readonly page: string;
  readonly said: string;
}

/** What stands in backticks, in a line or in a block. */
const quoted: readonly Said[] = pages.flatMap((page) => {
  const source = text(page);
  const blocks = [...source.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...source.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, said = '']) => said);
  return [...blocks, ...inline].map((said) => ({ page, said }));
});

/** Compiled or as it is written. */
const isThere = (path: string): boolean => {
  const source = path.replace(/\/$/, '').replace('/dist', '/src').replace(/\.js$/, '.ts');
  const known = (whole: string) => files.has(whole) || folders.has(whole);
  return [path, source].some(
    (one) => known(one) || (one.includes('.') && paths.some((each) => each.endsWith(`/${one}`))),
  );
};

const pathsIn = (said: string): string[] =>
  said
    .split(/[\s'",:]+/)
    .filter((word) => /^[\w@.-]+(\/[\w@.-]+)+\/?$|^[\w-]+\.(tsx?|mjs|md|ya?ml|json)$/.test(word))
    .filter((word) => !ELSEWHERE.test(word) && (/\.\w+$|\/$/.test(word) || folders.has(word.split('/')[0] ?? '')));

describe('What README, CONTRIBUTING and docs say', () => {
  it('names paths that are there', () => {
    const lost = quoted.flatMap(({ page, said }) =>
      pathsIn(said)
        .filter((path) => !isThere(path))
        .map((path) => `${page}: ${path}`),
    );
    expect(lost).toEqual([]);
  });

  it('names commands that are there', () => {
    const lost = quoted.flatMap(({ page, said }) =>
      [...said.matchAll(/\bnpm run ([\w-]+)/g)]
        .map(([, script = '']) => script)
        .filter((script) => !Object.hasOwn(scripts, script))
        .map((script) => `${page}: npm run ${script}`),
    );
    expect(lost).toEqual([]);
  });

  it('names what the code names', () => {
    const lost = quoted.flatMap(({ page, said }) =>
      words(said)
        .filter((word) => !code.has(word) && !FOREIGN.has(word))
        .map((word) => `${page}: ${word} (${said})`),
    );
    expect(lost).toEqual([]);
  });

  it('leads to pages that are there', () => {
    const links = pages.flatMap((page) =>
      [...text(page).matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, to = '']) => ({ page, to })),
    );
    const lost = links.filter(({ page, to }) => !isThere(join(dirname(page), to)));
    expect(links.length).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });
});

describe('The decisions', () => {
  const decisions = paths.filter((path) => /^docs\/decisions\/\d{4}-.*\.md$/.test(path));
  const indexed = [...text(DECISIONS).matchAll(/^- \[(\d+)\. (.+)\]\((.+)\): (.+)$/gm)];

  it('stand in the index once, by their own titles, each with what became of it', () => {
    const named = indexed.map(([, number, title, file]) => [`docs/decisions/${file}`, `# ${number}. ${title}`]);
    expect(named.sort()).toEqual(decisions.sort().map((path) => [path, text(path).split('\n')[0]]));
    for (const [, , , , status] of indexed) expect(status).toMatch(/^(stands|replaced by \d+)/);
  });

  it('take 25 lines at most', () => {
    const long = decisions.filter((path) => text(path).trimEnd().split('\n').length > 25);
    expect(long).toEqual([]);
  });

  it('are where the code points to', () => {
    const pointed = paths
      .filter((path) => /\.(tsx?|mjs|ya?ml|json)$/.test(path))
      .flatMap((path) =>
        [...text(path).matchAll(/docs\/decisions\/[\w-]+\.md/g)].map(([decision]) => ({ path, decision })),
      );
    expect(pointed.filter(({ decision }) => !files.has(decision))).toEqual([]);
    expect(pointed.length).toBeGreaterThan(20);
  });
});

/** The import law of the house (docs/architecture.md): the right-hand column of its table, executable. */
const ours = '^(domain|platform|embedded|projections|api|workers|admin-ui|tests)/';
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${from} may import only ${allowed.join(', ') || 'nothing of ours'}`,
  from: { path: `^${from}/` },
  to: { path: ours, pathNot: `^(${[from, ...allowed].join('|')})/` },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'a file that nobody imports and that imports nobody is forgotten',
      from: {
        orphan: true,
        pathNot: '(\\.d\\.mts|/testing/asset\\.ts|/support/jest-globals\\.mjs|/static/docs/docs\\.js)$',
      },
      to: {},
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('domain-alone', 'domain', []),
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'no I/O in the domain',
      from: { path: '^domain/src/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-needs-little',
      severity: 'error',
      comment:
        'the domain stands on decorators, validation and the estimate of a password: no package with which it could reach outside',
      from: { path: '^domain/src/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '(^|/)node_modules/',
        pathNot: '(^|/)node_modules/(class-transformer|class-validator|reflect-metadata|@zxcvbn-ts)/',
      },
    },
    {
      name: 'rules-with-requests',
      severity: 'error',
      comment:
        'who takes no requests does not read what judges them: class-validator is a fifth of a second and 12 MB at a start',
      from: {
        path: '^(domain|platform|projections|workers)/src/',
        pathNot: '(\\.dto\\.ts|\\.spec\\.ts)$|/validation/',
      },
      to: { path: '\\.dto\\.ts$|^domain/src/validation/|/class-validator/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'declared',
      severity: 'error',
      comment: 'what is imported stands in the package.json of the workspace, or of the repository',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    only('platform-below', 'platform', ['domain/src/kernel', 'domain/dist/kernel', 'embedded/(src|testing)']),
    only('embedded-beside', 'embedded', ['domain', 'platform', 'projections', 'api/testing']),
    {
      name: 'embedded-unseen',
      severity: 'error',
      comment: 'what stands in for real services is known to tests alone: a production image has none of it',
      from: { path: '^(domain|platform|projections|api|workers|admin-ui)/src/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^embedded/' },
    },
    only('projections-see', 'projections', ['domain', 'platform', 'embedded']),
    only('api-asks', 'api', ['domain', 'platform', 'projections', 'embedded']),
    {
      name: 'readers-only',
      severity: 'error',
      comment: 'api and workers read read models; only the projection process writes them',
      from: { path: '^(api|workers)/src/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^projections/(src|dist)/(main|rebuild|verify|runner|verifying)' },
    },
    only('workers-do', 'workers', ['domain', 'platform', 'projections', 'embedded']),
    only('ui-speaks-domain', 'admin-ui', ['domain']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    combinedDependencies: true,
    exclude: { path: '^(domain|platform|embedded|projections|api|workers|admin-ui)/dist/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
    },
  },
};

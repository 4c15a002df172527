const common = {
  rootDir: import.meta.dirname,
  roots: ['domain', 'platform', 'embedded', 'projections', 'api', 'workers', 'admin-ui', 'tests'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/data/'],
};

/** A process reads a module once for all its specs, see docs/decisions/0064-specs-on-bare-node.md. */
const onBareNode = {
  runner: 'jest-light-runner',
  setupFiles: ['<rootDir>/tests/support/bare-node.mjs'],
};

export default {
  // A page's spec takes seconds on a busy machine; one that hangs is still ended.
  testTimeout: 30_000,
  testSequencer: '<rootDir>/tests/support/dealt.mjs',
  projects: [
    {
      ...common,
      ...onBareNode,
      displayName: 'unit',
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.int\\.spec\\.ts$', '<rootDir>/tests/browser/'],
    },
    {
      ...common,
      displayName: 'pages',
      testMatch: ['**/*.spec.tsx'],
      testEnvironment: 'jsdom',
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      moduleNameMapper: {
        '^(\\.{1,2}/.*)\\.js$': '$1',
        '\\.(css|woff2|svg|png)$': '<rootDir>/admin-ui/testing/asset.ts',
      },
      transform: { '^.+\\.tsx?$': '@swc/jest' },
      setupFiles: ['<rootDir>/admin-ui/testing/setup.ts'],
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
    },
    {
      ...common,
      ...onBareNode,
      displayName: 'integration',
      testMatch: ['**/*.int.spec.ts'],
    },
  ],
};

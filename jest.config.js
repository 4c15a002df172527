const common = {
  rootDir: import.meta.dirname,
  roots: ['domain', 'platform', 'embedded', 'projections', 'api', 'workers', 'admin-ui', 'tests'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/data/'],
};

/** A process reads a module once for all its specs, see docs/decisions/0064-specs-on-bare-node.md. */
const onBareNode = {
  runner: '<rootDir>/tests/support/shared-list.mjs',
  setupFiles: ['<rootDir>/tests/support/bare-node.mjs'],
};

export default {
  // A page's spec takes seconds on a busy machine; one that hangs is still ended.
  testTimeout: 30_000,
  testSequencer: '<rootDir>/tests/support/largest-first.mjs',
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
      ...onBareNode,
      displayName: 'pages',
      testMatch: ['**/*.spec.tsx'],
      setupFilesAfterEnv: ['<rootDir>/admin-ui/testing/page.mjs', '<rootDir>/admin-ui/testing/setup.ts'],
    },
    {
      ...common,
      ...onBareNode,
      displayName: 'integration',
      globalSetup: '<rootDir>/tests/support/built-servers.mjs',
      testMatch: ['**/*.int.spec.ts'],
    },
  ],
};

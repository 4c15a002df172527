const common = {
  rootDir: import.meta.dirname,
  roots: ['domain', 'platform', 'embedded', 'projections', 'api', 'workers', 'admin-ui', 'tests'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '\\.(css|woff2|svg|png)$': '<rootDir>/admin-ui/testing/asset.ts' },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/data/'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
        },
        module: { type: 'es6' },
      },
    ],
  },
};

export default {
  // A page's spec takes seconds on a busy machine; one that hangs is still ended.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.int\\.spec\\.ts$', '<rootDir>/tests/browser/'],
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
    },
    {
      ...common,
      displayName: 'pages',
      testMatch: ['**/*.spec.tsx'],
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/admin-ui/testing/setup.ts'],
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
    },
    {
      ...common,
      displayName: 'integration',
      testMatch: ['**/*.int.spec.ts'],
      globalSetup: '<rootDir>/tests/support/shared-systems.mjs',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
    },
  ],
};

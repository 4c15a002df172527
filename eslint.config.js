import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// What needs types is asked by oxlint (.oxlintrc.json), in a tenth of the time.
export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', 'data/', '.cache/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  { languageOptions: { globals: globals.node } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: ['domain/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'fetch', 'setTimeout', 'setInterval', 'crypto', 'console'].map((name) => ({
          name,
          message: 'The domain is pure: no I/O, no clock, no chance.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The clock is injected.' },
        { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'The clock is injected.' },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'Randomness is injected.',
        },
      ],
    },
  },
  {
    files: ['{api,projections,workers}/{src,testing}/**/*.ts', 'tests/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Log'][arguments.length<2]",
          message: 'Old events are read through UPCASTERS.',
        },
      ],
    },
  },
  {
    files: ['admin-ui/src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);

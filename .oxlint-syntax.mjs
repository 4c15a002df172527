/** ESLint's rule of this name: oxlint has none. */
const noRestrictedSyntax = {
  meta: { schema: false },
  create: ({ options, report }) =>
    Object.fromEntries(options.map(({ selector, message }) => [selector, (node) => report({ node, message })])),
};

export default { meta: { name: 'sae' }, rules: { 'no-restricted-syntax': noRestrictedSyntax } };

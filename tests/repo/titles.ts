import ts from 'typescript';

const GROUPS = 'describe';
const TESTS = new Set(['it', 'test']);

/** What is called in the end: `it` in `it.each(rows)(title, …)`. */
const calledIn = (expression: ts.Expression): string => {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isTaggedTemplateExpression(expression)) return calledIn(expression.tag);
  return ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)
    ? calledIn(expression.expression)
    : '';
};

/** A title as it is written; of a template what stands in it, `${…}` included. */
const written = (node: ts.Expression | undefined): string | undefined => {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  return node && ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
};

/** The tests of a file by their names, each after the groups it stands in, as they stand in its source. */
export const titlesIn = (source: string): ReadonlySet<string> => {
  const titles = new Set<string>();
  const visit = (node: ts.Node, within: readonly string[]): void => {
    const called = ts.isCallExpression(node) ? calledIn(node.expression) : '';
    const title = ts.isCallExpression(node) ? written(node.arguments[0]) : undefined;
    const isNamed = title !== undefined && (called === GROUPS || TESTS.has(called));
    const path = isNamed ? [...within, title] : within;
    if (isNamed && TESTS.has(called)) titles.add(path.join(' › '));
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(ts.createSourceFile('titles.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), []);
  return titles;
};

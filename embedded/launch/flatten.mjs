import { parseSync, Visitor } from 'rolldown/utils';

const isPlain = ({ type, kind, method, computed, key }) =>
  type === 'SpreadElement' || (kind === 'init' && !method && (computed || (key.name ?? key.value) !== '__proto__'));

/** What stands around the properties of a literal that is spread into another, from where to where. */
const aroundLiterals = (path, code) => {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  const around = [];
  const visitor = new Visitor({
    SpreadElement: ({ start, end, argument: { type, properties } }) => {
      if (type !== 'ObjectExpression' || properties.length === 0 || !properties.every(isPlain)) return;
      around.push([start, properties[0].start], [properties.at(-1).end, end]);
    },
  });
  visitor.visit(program);
  return around.sort(([one], [other]) => one - other);
};

/**
 * The same code, in which what is told in groups, `{ ...{ id, at }, total }`, is told at once: `{ id, at, total }`. Groups are
 * for readers. V8 of Node 20 makes an object of each group and copies it, and what begins with a group has a hidden class of
 * its own each time: 1.4 µs instead of 0.05, 216 bytes more (docs/decisions/0125-groups-are-for-readers.md).
 */
export const flattened = (path, code) => {
  // Most files have none, and are not read for it.
  if (!/\.\.\.\s*\{/.test(code)) return code;
  const parts = [];
  let from = 0;
  for (const [start, end] of aroundLiterals(path, code)) {
    // Each line stays the one that it was.
    parts.push(code.slice(from, start), code.slice(start, end).replace(/[^\n]/g, ''));
    from = end;
  }
  return parts.join('') + code.slice(from);
};

import { jsonBodies, type Described } from './hostile-bodies.js';

const VALUES = [null, 7, -1.5, '', 'x', true, [], [null], ['x'], [[]], {}, [{}], { a: {} }];

/** At every endpoint that takes a body, in every field, all kinds of values: alone, and in what the field is a list of. */
export const wrongBodies = (document: Described) =>
  jsonBodies(document).flatMap(({ method, path, schema }) =>
    Object.entries(schema.properties ?? {}).flatMap(([field, { items, ...one }]) => {
      const inner = Object.keys((items ?? one).properties ?? {});
      const values = [
        ...VALUES,
        ...inner.flatMap((name) => VALUES.map((value) => (items ? [{ [name]: value }] : { [name]: value }))),
      ];
      return values.map((value) => ({ method: method.toUpperCase(), path, json: JSON.stringify({ [field]: value }) }));
    }),
  );

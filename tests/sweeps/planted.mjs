/** Node's module hooks: what runs is read with a bug in it. Nothing is written. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What processes are told so that they run with a bug in these places. */
export const planted = (places) => {
  const hooks = JSON.stringify(import.meta.url);
  const planting = `import { register } from 'node:module'; register(${hooks}, { data: ${JSON.stringify(places)} })`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(planting)}` };
};

let places;
export const initialize = (bug) => {
  places = bug;
};

export const load = async (url, context, next) => {
  const here = places.filter(({ file }) => url.endsWith(`/${file}`));
  if (here.length === 0) return next(url, context);
  let source = await readFile(fileURLToPath(url), 'utf8');
  for (const { file, instead, says } of here) {
    if (source.split(instead).length !== 2) throw new Error(`${file} does not say once: ${instead}`);
    source = source.replace(instead, () => says);
  }
  return { format: 'module', source, shortCircuit: true };
};

/** Node's module hooks: one source is read with a bug in it. Nothing is written. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

let bug;
export const initialize = (planted) => {
  bug = planted;
};

export const load = async (url, context, next) => {
  if (!url.endsWith(`/${bug.file}`)) return next(url, context);
  const filename = fileURLToPath(url);
  const source = await readFile(filename, 'utf8');
  if (source.split(bug.instead).length !== 2) throw new Error(`${bug.file} does not say once: ${bug.instead}`);
  const { code } = await transform(
    source.replace(bug.instead, () => bug.says),
    { filename },
  );
  return { format: 'module', source: code, shortCircuit: true };
};

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import LightRunner from 'jest-light-runner';

const TAKEN = new Error('Another process has taken this spec');

/** For one process of those that share the folder: only it can make the file. */
const take = (folder, { path }) => {
  try {
    writeFileSync(join(folder, createHash('sha1').update(path).digest('hex')), '', { flag: 'wx' });
  } catch (error) {
    throw error.code === 'EEXIST' ? TAKEN : error;
  }
};

/** Runs the specs that no other process has taken yet, if it is told in which folder they say so to each other. */
export default class SharedListRunner extends LightRunner {
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const folder = process.env.SPECS_TAKEN;
    const start = async (test) => {
      if (folder) take(folder, test);
      return onStart(test);
    };
    const fail = async (test, error) => error === TAKEN || onFailure(test, error);
    return super.runTests(tests, watcher, start, onResult, fail);
  }
}

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import LightRunner from 'jest-light-runner';

const TAKEN = new Error('Another process has taken this spec');

/** A file for each spec that was begun; it names the spec until that has ended. */
const fileOf = (folder, { path }) => join(folder, createHash('sha1').update(path).digest('hex'));

/** For one process of those that share the folder: only it can make the file. */
const take = (folder, test) => {
  try {
    writeFileSync(fileOf(folder, test), test.path, { flag: 'wx' });
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
    const leave = (test) => folder && writeFileSync(fileOf(folder, test), '');
    const end = (test, ...result) => {
      leave(test);
      return onResult(test, ...result);
    };
    const fail = async (test, error) => {
      if (error === TAKEN) return;
      leave(test);
      await onFailure(test, error);
    };
    return super.runTests(tests, watcher, start, end, fail);
  }
}

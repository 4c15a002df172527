import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { Spool } from './spool.js';

const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('sae-export-'));

it('A spool gives back what was put, and leaves nothing where its process is killed', async () => {
  const before = new Set(await folders());
  const spool = await Spool.open<{ dish: string }>();
  await spool.put({ dish: 'Idli 🍛' });
  await spool.put({ dish: 'x'.repeat(100_000) });
  expect((await folders()).filter((name) => !before.has(name))).toEqual([]);
  const taken: string[] = [];
  for await (const { dish } of spool.take()) taken.push(dish);
  expect(taken).toEqual(['Idli 🍛', 'x'.repeat(100_000)]);
  await spool.close();
});

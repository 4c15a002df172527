import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { Spool } from './spool.js';

const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('sae-export-'));

it('A spool gives back each kind as it was put, and leaves nothing where its process is killed', async () => {
  const before = new Set(await folders());
  const spool = await Spool.open<{ dishes: string; seats: number[]; none: string }>();
  await spool.put('dishes', 'Idli 🍛');
  await spool.put('seats', [4, 7]);
  await spool.put('dishes', 'x'.repeat(100_000));
  expect((await folders()).filter((name) => !before.has(name))).toEqual([]);
  const taken = { dishes: [] as string[], seats: [] as number[][], none: [] as string[] };
  for await (const seats of spool.take('seats')) taken.seats.push(seats);
  for await (const dish of spool.take('dishes')) taken.dishes.push(dish);
  for await (const none of spool.take('none')) taken.none.push(none);
  expect(taken).toEqual({ dishes: ['Idli 🍛', 'x'.repeat(100_000)], seats: [[4, 7]], none: [] });
  await spool.close();
});

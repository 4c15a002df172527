/**
 * What each process is run with; the images (`Dockerfile`) say the same.
 *
 * V8 keeps up to three times the semi-space for young objects once a process grew to it, as loading a framework does. With 4
 * instead of 16, and after `tidyAfterStart`, workers rest at 106 MB instead of 209. Who works at every order takes less of the
 * processor with more: with 64 and 16 instead of 16 and 4 an order costs the two 8 % less.
 *
 * Where a machine has much memory V8 lets garbage lie before it collects: an export left workers at 290 MB, at 160 since they
 * may have no more than this, and takes as long; four minutes of 600 commands a second left the api at 740 and growing, now at
 * 380 and level. What the api holds of 1,000 restaurants at work is 115 MB, and its books' memory is bounded.
 */
export const V8_FLAGS = {
  api: ['--max-semi-space-size=64', '--max-old-space-size=1024'],
  projections: ['--max-semi-space-size=16'],
  workers: ['--max-semi-space-size=4', '--max-old-space-size=512'],
} as const;

/**
 * What each process is run with; the images (`Dockerfile`) say the same.
 *
 * V8 keeps up to three times the semi-space for young objects once a process grew to it, as loading a framework does. With 4
 * instead of 16, and after `tidyAfterStart`, workers rest at 106 MB instead of 209. Who works at every order takes less of the
 * processor with more: with 64 and 16 instead of 16 and 4 an order costs the two 8 % less.
 *
 * Where a machine has much memory V8 lets four times of what lives lie before it collects garbage; twice costs no time that
 * could be measured. An export left workers at 290 MB, now at 200; at 600 commands a second the api grew to 740 in five
 * minutes, of which some 115 lived.
 */
export const V8_FLAGS = {
  api: ['--max-semi-space-size=64', '--heap-growing-percent=100'],
  projections: ['--max-semi-space-size=16'],
  workers: ['--max-semi-space-size=4', '--heap-growing-percent=100'],
} as const;

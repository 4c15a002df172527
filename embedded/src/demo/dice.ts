/** Chance that falls the same way for the same seed (mulberry32). */
export class Dice {
  constructor(private seed: number) {}

  /** From 0 to just below 1. */
  roll(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.roll() * (most - least + 1));
  }

  /** Around the middle most often, never further from it than `spread`. */
  around(middle: number, spread: number): number {
    return middle + ((this.roll() + this.roll() + this.roll()) / 1.5 - 1) * spread;
  }

  falls(probability: number): boolean {
    return this.roll() < probability;
  }

  one<T>(of: readonly T[]): T {
    return of[Math.floor(this.roll() * of.length)] as T;
  }
}

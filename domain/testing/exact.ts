/** An exact fraction, for specs that work out by themselves what the bill maths must answer. */
export interface Exact {
  readonly n: bigint;
  readonly d: bigint;
  plus(other: Exact): Exact;
  minus(other: Exact): Exact;
  times(other: Exact): Exact;
  dividedBy(other: Exact): Exact;
  over(divisor: number): Exact;
  absolute(): Exact;
  atMost(other: Exact): boolean;
  /** To the nearest integer, halves up; of a number from 0. */
  roundedHalfUp(): number;
}

const fraction = (n: bigint, d: bigint): Exact => ({
  n,
  d,
  plus: (other) => fraction(n * other.d + other.n * d, d * other.d),
  minus: (other) => fraction(n * other.d - other.n * d, d * other.d),
  times: (other) => fraction(n * other.n, d * other.d),
  dividedBy: (other) => fraction(n * other.d, d * other.n),
  over: (divisor) => fraction(n, d * BigInt(divisor)),
  absolute: () => fraction(n < 0n ? -n : n, d),
  atMost: (other) => n * other.d <= other.n * d,
  roundedHalfUp: () => {
    const whole = n / d;
    return Number((n - whole * d) * 2n >= d ? whole + 1n : whole);
  },
});

export const exactly = (integer: number): Exact => fraction(BigInt(integer), 1n);

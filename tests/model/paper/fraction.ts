/** An exact number: no sum on paper is off by what a computer cannot write down. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const whole = (n: number): Fraction => ({ over: BigInt(n), under: 1n });
export const per = (n: number, of: number): Fraction => ({ over: BigInt(n), under: BigInt(of) });

/** A number with at most two decimals, as people write percents. */
export const decimal = (n: number): Fraction => per(Math.round(n * 100), 100);

export const times = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});
export const dividedBy = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under,
  under: one.under * other.over,
});
export const plus = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});
export const minus = (one: Fraction, other: Fraction): Fraction => plus(one, { ...other, over: -other.over });

export const isMore = (one: Fraction, other: Fraction): boolean => minus(one, other).over > 0n;

/** The whole number below or at a number that is not less than nothing. */
export const below = ({ over, under }: Fraction): number => Number(over / under);

/** To the nearest whole number, a half upwards. */
export const rounded = (number: Fraction): number => below(plus(number, per(1, 2)));

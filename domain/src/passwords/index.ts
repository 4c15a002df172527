import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Estimating takes longer the longer it is; what nobody guesses by then nobody guesses. */
const LOOKED_AT = 24;
/** zxcvbn's: fewer than so many tries on average are few. */
const LEAST_SCORE = 2;

const estimator = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
  maxLength: LOOKED_AT,
});

const MIN_WORD = 3;

/** Names as people make passwords of them: word by word, together, and what stands before the @. */
const wordsOf = (about: readonly string[]): string[] =>
  about
    .flatMap((text) => [
      ...text.split(/[^\p{L}\p{N}]+/u),
      text.replace(/[^\p{L}\p{N}]/gu, ''),
      text.split('@')[0] ?? '',
    ])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= MIN_WORD);

/**
 * Is it among the first that somebody would try: one of the 40,000 most used and breached, a row of keys, a year, or made of
 * a name in `about`? By zxcvbn (https://www.usenix.org/conference/usenixsecurity16/technical-sessions/presentation/wheeler).
 * It brings its list of passwords with it, so it is loaded where it is needed.
 */
export const isEasilyGuessed = (password: string, about: readonly string[]): boolean =>
  estimator.check(password, wordsOf(about)).score < LEAST_SCORE;

export const EASILY_GUESSED = 'This password is easy to guess: it is much used, or has a name in it.';

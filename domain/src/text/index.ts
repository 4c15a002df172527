/** What one reads is in another order than what is written, or the reverse: nobody types these on purpose. */
const BIDI_CONTROLS = /\p{Bidi_Control}/gu;

/** Unicode's stream-safe form allows a letter thirty marks; to put more in order takes time by the square of them. */
const MARKS_BEYOND = /(\p{M}{30})\p{M}+/gu;

/** No text is looked at that is longer: four times the longest we take, for a letter may come in as many parts. */
export const MOST_TEXT = 4_000;

/** What is searched for is a few words. */
export const MOST_SEARCHED = 100;

/** One Unicode form, in time by the length of the text whatever it holds. */
export const normalForm = (text: string): string => text.replace(MARKS_BEYOND, '$1').normalize('NFC');

/** Text that reads as it is written, on paper as on a screen. */
export const inReadingOrder = (text: string): string => text.replace(BIDI_CONTROLS, '');

/**
 * Text as people mean it: one space where there is any, no control characters, none that turn the direction, no half
 * of a character (a lone surrogate, which no UTF-8 can hold), one Unicode form.
 */
export const plainText = (text: string): string =>
  normalForm(
    inReadingOrder(text)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .replace(/\p{Cs}/gu, '\ufffd'),
  ).trim();

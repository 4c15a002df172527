/** What a picture, font or style sheet is in a page spec: nothing. */
export const asset = '';

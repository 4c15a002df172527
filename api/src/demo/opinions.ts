import { addMs, type IsoTime } from '@sae/domain/kernel';
import { reviewsBook } from '@sae/domain/reviews';
import type { Dice } from './dice.js';
import { Draft } from './draft.js';
import type { Visit } from './visits.js';

const SHARE = 0.025;
const LATER_MS = 5 * 60_000;

/** What guests say, by stars. */
const SAID: readonly (readonly string[])[] = [
  ['Cold food, and nobody listened. Never again.', 'Charged for a naan we sent back. Twice.'],
  ['Waited fifty minutes and the naan was cold.', 'Wrong order twice. Nobody apologised.'],
  ['Food fine, but far too slow on a weekday.', 'Biryani was dry today.'],
  ['Good, nothing special.', 'Nice curry, the tables are a little close.', 'Parking is difficult.'],
  ['Very good dal makhani.', 'Friendly staff, fair prices.', 'Butter chicken as it should be.', 'Quick lunch.'],
  [
    'Best biryani in Bengaluru!',
    'The rogan josh is worth the drive.',
    'Our Sunday place. Thank you, Asha!',
    'Paneer tikka was perfect, kids loved the kulfi.',
    'Clean, quick, delicious.',
  ],
];
/** Most guests who write are content. */
const STARS = [0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5];

/** The reviews some guests gave after their bill. */
export const opinions = (restaurantId: number, dice: Dice, visits: readonly Visit[], until: IsoTime) => {
  const book = new Draft(reviewsBook, String(restaurantId), 'anonymous');
  for (const { tableNo, billAt, fate } of visits) {
    // The code to review by stands on a table; the Counter has none.
    if (tableNo === 0 || fate === 'walks-out' || billAt + LATER_MS > Date.parse(until) || !dice.falls(SHARE)) continue;
    const stars = dice.one(STARS);
    const comment = dice.falls(0.75) ? dice.one(SAID[stars] as readonly string[]) : null;
    book.decide({ type: 'GiveReview', tableNo, stars, comment }, addMs(new Date(billAt).toISOString(), LATER_MS));
  }
  return book;
};

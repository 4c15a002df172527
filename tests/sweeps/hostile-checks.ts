import { MOST_TIMES, type HostileStreet } from './hostile.js';

/** How much is tried of what has no end. */
export interface Trying {
  readonly sockets: number;
  readonly moves: number;
  readonly rounds: number;
  readonly calls: number;
  /** Of the questions that hold a node. */
  readonly mostTold: number;
}

/** For what `npm test` has the time. */
export const SHORT: Trying = { sockets: 20, moves: 130, rounds: 10, calls: 120, mostTold: 20 };

/** What one restaurant may not do to the others, and what is found where it does. */
export const CHECKS: Readonly<Record<string, (street: HostileStreet, trying: Trying) => Promise<readonly string[]>>> = {
  'holds no node’s event loop, whatever it asks for in whichever way': (street, { mostTold }) =>
    street.holding(mostTold),
  'holds it by no push to sockets that do not read, which are ended': (street, { sockets, moves }) =>
    street.pushing(sockets, moves),
  'pays for each heavy answer what it weighs': (street) => street.unpaid(),
  'can do nothing more once it has spent its budget': (street) => street.unrefused(),
  'slows its neighbour down by less than three times': async (street, { rounds, calls }) => {
    const times = await street.slowedDown(rounds, calls);
    return times < MOST_TIMES ? [] : [`a neighbour’s p99: ${times.toFixed(1)} times its own`];
  },
  'is refused at last as a stranger, too, whatever it asks without a login': (street) => street.unlimited(),
};

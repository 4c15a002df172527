/** Names the generation that is read: one complete set of read models, e.g. `g1763712000000000`. */
export const CURRENT = 'current';

/** Names the generation that is being built from nothing, as long as somebody is at it. */
export const BUILDING = 'building';

/** Up to where in the log a generation has come. */
export const checkpointKey = (generation: string): string => `${generation}:checkpoint`;

/** What made a generation: which tables, by the clocks of which zone. */
export const shapeKey = (generation: string): string => `${generation}:shape`;

/** The checkpoint of a generation in which nothing is written yet. Stands before every digit. */
export const BEGINNING = '-';

/** What the projection process says about itself every few seconds. */
export const ALIVE = 'alive:projections';

/** Positions up to which the models are written, as text; published by the script that writes them. */
export const PROGRESS = 'progress';

/** Live pushes as JSON; published by the script that writes what they are about. */
export const PUSHES = 'pushes';

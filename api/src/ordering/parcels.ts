/** Well below what one append may hold, in bytes. */
const PARCEL = 300_000;

const weightOf = (thing: unknown): number => Buffer.byteLength(JSON.stringify(thing));

/** Things in their order, in parcels that each fit into one append. */
export const parcels = <T>(things: readonly T[], limit = PARCEL): T[][] => {
  const packed: T[][] = [];
  let room = 0;
  for (const thing of things) {
    const weight = weightOf(thing);
    if (weight > room) {
      packed.push([]);
      room = limit;
    }
    packed.at(-1)?.push(thing);
    room -= weight;
  }
  return packed;
};

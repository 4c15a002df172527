type Upcast = (data: object) => object;

/** Per event type, per version it was written in: how its data is lifted to the next version. Pure functions. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcast>>>>;

/** The version in which events of this type are written today. */
export const currentVersion = (upcasters: Upcasters, type: string): number =>
  Math.max(0, ...Object.keys(upcasters[type] ?? {}).map(Number)) + 1;

/** Lifts the data of a recorded event to today's shape, version by version. */
export const upcast = (upcasters: Upcasters, type: string, v: number, data: object): object => {
  const steps = upcasters[type];
  if (!steps) return data;
  let lifted = data;
  for (let version = v; steps[version]; version++) lifted = steps[version]!(lifted);
  return lifted;
};

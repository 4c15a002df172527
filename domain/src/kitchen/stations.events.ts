import type { DomainEvent } from '../kernel/index.js';

/** Kitchen tickets print there: all of them, or the lines of these categories. */
export type StationAdded = DomainEvent<
  'StationAdded',
  { stationId: number; name: string; categories: readonly string[] | null }
>;
export type StationChanged = DomainEvent<
  'StationChanged',
  { stationId: number; name: string; categories: readonly string[] | null }
>;
export type StationRemoved = DomainEvent<'StationRemoved', { stationId: number }>;

export type StationsEvent = StationAdded | StationChanged | StationRemoved;

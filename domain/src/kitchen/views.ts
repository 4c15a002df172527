import type { StationContent } from './stations.js';

/** A print station as `GET /stations` lists it. */
export interface StationView extends StationContent {
  readonly id: number;
}

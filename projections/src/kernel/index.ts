export * from './change.js';
export { ModelsInMemory } from './in-memory.js';
export * from './packs.js';
export {
  isOurs,
  Missing,
  noted,
  projection,
  storedIn,
  type BookFact,
  type Fact,
  type Found,
  type Lookup,
  type Projection,
  type ReadModelSet,
  type Stored,
} from './projection.js';

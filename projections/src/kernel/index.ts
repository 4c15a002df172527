export * from './change.js';
export { isOurs, noted, type Fact, type BookFact } from './fact.js';
export { ModelsInMemory } from './in-memory.js';
export { Missing } from './projection.js';
export {
  projection,
  storedIn,
  type Found,
  type Lookup,
  type Projection,
  type ReadModelSet,
  type Stored,
} from './projection.js';

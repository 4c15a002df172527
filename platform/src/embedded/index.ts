export { type EventStore, startEventStore } from './event-store/index.js';

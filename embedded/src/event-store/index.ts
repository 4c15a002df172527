export { type EventStore, startEventStore } from './start-event-store.js';

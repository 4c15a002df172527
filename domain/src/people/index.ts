export * from './approvals.js';
export * from './people.commands.js';
export * from './people.events.js';
export * from './people.js';
export * from './person.js';
export * from './rights.js';
export * from './roles.js';
export { wrongPin } from './till-tables.js';
export * from './views.js';

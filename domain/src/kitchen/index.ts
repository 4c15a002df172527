export * from './station.dto.js';
export * from './stations.events.js';
export * from './stations.js';
export * from './views.js';

export * from './station.dto.js';
export * from './stations.js';

export * from './stations.js';

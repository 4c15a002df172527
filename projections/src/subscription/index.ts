export { PlansReader, type PlansPage } from './reader.js';

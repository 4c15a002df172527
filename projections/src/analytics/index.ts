export { AnalyticsReader } from './reader.js';

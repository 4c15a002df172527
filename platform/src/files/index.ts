export { TempFiles, type TempFile } from './temp-files.js';

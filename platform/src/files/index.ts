export { PassingFiles, type PassingFile } from './passing-files.js';

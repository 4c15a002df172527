export { Bill } from './Bill.js';
export { KitchenReceipt } from './KitchenReceipt.js';
export { PlanReceipt } from './PlanReceipt.js';
export { PAPER_WIDTHS, paperWidth, type PaperWidth } from './paper-width.js';
export { printOut } from './print-out.js';
export { TableSheet } from './TableSheet.js';
export { VegMark } from './VegMark.js';

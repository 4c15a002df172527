import { deviceSetting } from '../data/device-setting.js';

/** The rolls that printers take, in mm. */
export const PAPER_WIDTHS = [80, 58] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

/** How wide the roll is in the printer beside this device. */
export const paperWidth = deviceSetting<PaperWidth>('paperWidth', {
  read: (kept) => PAPER_WIDTHS.find((width) => String(width) === kept) ?? PAPER_WIDTHS[0],
  write: String,
});

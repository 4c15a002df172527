/** What a process is run with that reads or writes a sheet: what it is bundled for is compiled for these. */
export const SHEET_FLAGS = ['--max-old-space-size=300'];

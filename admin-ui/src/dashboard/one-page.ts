/** For `GlobalStyles` of a page that prints on one sheet. */
export const A4 = {
  '@page': { size: 'A4', margin: '8mm' },
  '@media print': { '#main': { padding: '0 !important' } },
} as const;

export const PAPER_ZOOM = 0.58;

/** All of a page on one sheet: smaller, and close together. */
export const ON_ONE_PAGE = {
  '@media print': {
    zoom: PAPER_ZOOM,
    minHeight: 0,
    '& .MuiStack-root': { gap: '12px' },
    '& .MuiTableCell-root': { px: '10px', py: '1px' },
  },
} as const;

/** Panels beside each other on paper, which to a browser is as narrow as a tablet. */
export const onPaper = (...columns: readonly string[]) => ({
  '@media print': {
    gap: '12px',
    gridTemplateColumns: columns.map((width) => `minmax(0, ${width})`).join(' '),
  },
});

import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { countText, formatRupees } from '@sae/domain/kernel';
import { tableName } from '@sae/domain/ordering';
import { type Choice, choiceKey, isNewCallNumber, type Customer } from '@sae/domain/billing';
import { useId, useState } from 'react';
import { ABOVE_NAVIGATION, BOTTOM_BAR_HEIGHT, useHeightAs } from '../ui/useHeightAs.js';
import type { PricedLine } from './cart.js';
import { CustomerFields, type CustomerFieldsProps } from './CustomerFields.js';
import { countOf, same, sumOf } from '../ordering/order-lines.js';
import type { RunningTable } from './running-table.js';
import { RunningNote } from './RunningNote.js';
import { SelectedLine, type SelectedLineProps } from './SelectedLine.js';

/** Beside the menu and always in sight; on a phone a bar at the thumb that opens upwards. */
const sheetStyle: SxProps<Theme> = (theme) => ({
  position: 'sticky',
  zIndex: 3,
  bgcolor: 'background.paper',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: '16px',
  display: 'flex',
  flexDirection: 'column',
  '& .total': { display: 'flex', alignItems: 'center', gap: 1.5 },
  [theme.breakpoints.up('md')]: {
    top: 16,
    maxHeight: 'calc(100dvh - 32px)',
    '& .selected': { px: 3, pt: 2.5, overflowY: 'auto' },
    '& .total': { px: 3, py: 2, borderTop: `1px solid ${theme.palette.divider}` },
    '& .opener': { display: 'none' },
  },
  [theme.breakpoints.down('md')]: {
    bottom: ABOVE_NAVIGATION,
    mx: { xs: -2, sm: -3 },
    borderRadius: '16px 16px 0 0',
    borderWidth: '1px 0 0',
    boxShadow: '0 -6px 24px rgb(0 0 0 / 0.12)',
    '& .selected': { display: 'none', px: 2, pt: 2, maxHeight: '50dvh', overflowY: 'auto' },
    '&[data-open="true"] .selected': { display: 'block' },
    '& .total': { px: 2, py: 1 },
    '& .opener': { minWidth: 44, px: 0 },
  },
});

interface SelectedItemsProps
  extends Pick<SelectedLineProps, 'onChange' | 'onNoted'>, Pick<CustomerFieldsProps, 'isWanting'> {
  readonly tableNo: number;
  readonly customer: Required<Customer>;
  readonly onCustomer: (change: Partial<Customer>) => void;
  /** What the table has already. */
  readonly running: RunningTable | null;
  readonly onAgain: () => void;
  readonly lines: readonly PricedLine[];
  /** The line whose note is asked for on its dish. */
  readonly noteWanted: Choice | null;
  readonly isPlacing: boolean;
  readonly onSubmit: () => void;
}

/** What will be ordered, its total, and the button. Beside the menu; on a phone a sheet that opens from the bottom. */
export const SelectedItems = (props: SelectedItemsProps) => {
  const { tableNo, customer, onCustomer, isWanting, running, lines, noteWanted, isPlacing } = props;
  const { onSubmit, onAgain, onChange, onNoted } = props;
  const isForCustomer = isNewCallNumber(tableNo);
  const [opened, open] = useState({ isOpen: false, at: tableNo });
  // Who takes it is asked when that is chosen.
  const isOpened = opened.isOpen || (isForCustomer && opened.at !== tableNo);
  const setOpened = (isOpen: boolean) => open({ isOpen, at: tableNo });
  // At once, for what is not displayed takes no focus.
  const isOpen = isOpened || noteWanted !== null;
  const id = useId();
  const place = useHeightAs(BOTTOM_BAR_HEIGHT);
  return (
    <Box component="section" ref={place} aria-labelledby={`${id}-title`} sx={sheetStyle} data-open={isOpen}>
      <Box className="selected" id={`${id}-list`} onFocus={() => setOpened(true)}>
        <Typography id={`${id}-title`} variant="h2" sx={{ pb: 1 }}>
          Selected Items
        </Typography>
        <CustomerFields {...{ tableNo, customer, isWanting }} onChange={onCustomer} />
        {running && <RunningNote tableNo={tableNo} running={running} onAgain={onAgain} />}
        {lines.length === 0 ? (
          <Typography color="text.secondary" sx={{ py: 2 }}>
            Nothing selected yet.
          </Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {lines.map((line) => (
              <SelectedLine
                key={choiceKey(line)}
                line={line}
                onChange={onChange}
                isNoteWanted={noteWanted !== null && same(noteWanted)(line)}
                onNoted={onNoted}
              />
            ))}
          </Box>
        )}
      </Box>
      <Box className="total">
        <Button
          className="opener"
          color="inherit"
          aria-label={isOpen ? 'Hide selected items' : 'Show selected items'}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setOpened(!isOpen)}
        >
          {isOpen ? <ExpandMoreIcon /> : <ExpandLessIcon />}
        </Button>
        <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600, fontSize: '0.8125rem' }}>
            {isForCustomer && customer.name ? `${tableName(tableNo)} · ${customer.name}` : tableName(tableNo)}
            {running && ` has ${formatRupees(running.total)}`}
          </Typography>
          <Typography variant="body2" color="text.secondary" noWrap sx={{ fontSize: '0.8125rem' }}>
            {countText(countOf(lines), 'item')} · Total
          </Typography>
          <Typography
            sx={{ fontSize: '1.25rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums', lineHeight: 1.2 }}
          >
            {formatRupees(sumOf(lines))}
          </Typography>
        </Box>
        <Button
          variant="contained"
          size="large"
          aria-busy={isPlacing}
          aria-keyshortcuts="Control+Enter"
          onClick={onSubmit}
        >
          {isPlacing ? 'Submitting…' : 'Submit Order'}
        </Button>
      </Box>
    </Box>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lineKey } from '@sae/domain/billing';
import { formatRupees } from '@sae/domain/kernel';
import type { OrderItemView, OrderView } from '@sae/domain/ordering';
import { useRef, useState } from 'react';
import { together } from '../orders/changed-lines.js';
import { OrderItems } from '../orders/OrderItems.js';
import { CancelForm, NoteForm } from './LineForms.js';
import { sumOf } from './order-lines.js';
import type { OrderChanges } from './useOrderChanges.js';

type Part = 'note' | 'cancel';

const PARTS = [
  { part: 'note', name: 'Note', color: 'primary' },
  { part: 'cancel', name: 'Cancel', color: 'error' },
] as const;

/** The lines of an order; each opens where its note is written, or where it is cancelled. */
export const LinesToChange = ({ order, changes }: { order: OrderView; changes: OrderChanges }) => {
  const [open, setOpen] = useState<{ readonly key: string; readonly part: Part } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = (isDone: boolean) => {
    if (!isDone) return;
    setOpen(null);
    // The button that was pressed is gone.
    list.current?.focus();
  };
  const form = (item: OrderItemView, part: Part) =>
    part === 'note' ? (
      <NoteForm
        item={item}
        isRunning={changes.isRunning}
        onSave={(note) => void changes.note(item, note).then(close)}
      />
    ) : (
      <CancelForm
        item={item}
        isTold={order.status === 'recurring'}
        isRunning={changes.isRunning}
        onCancel={(quantity, reason, proof) => void changes.cancel(item, quantity, reason, proof).then(close)}
      />
    );
  return (
    <Box
      component="ul"
      ref={list}
      tabIndex={-1}
      aria-label="What was ordered"
      sx={{ listStyle: 'none', m: 0, p: 0, '&:focus': { outline: 'none' } }}
    >
      {together(order.items).map((item) => {
        const key = lineKey(item);
        const isOpen = (part: Part) => open?.key === key && open.part === part;
        return (
          <Box component="li" key={key} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
                <OrderItems items={[item]} />
              </Box>
              <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatRupees(sumOf([item]))}</Box>
              <Box sx={{ display: 'flex', ml: { xs: 'auto', sm: 0 }, mr: -1 }}>
                {PARTS.map(({ part, name, color }) => (
                  <Button
                    key={part}
                    color={color}
                    aria-expanded={isOpen(part)}
                    aria-description={item.name}
                    onClick={() => setOpen(isOpen(part) ? null : { key, part })}
                    sx={{ px: 1 }}
                  >
                    {name}
                  </Button>
                ))}
              </Box>
            </Box>
            {open?.key === key && form(item, open.part)}
          </Box>
        );
      })}
    </Box>
  );
};

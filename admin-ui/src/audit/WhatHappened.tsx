import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Typography from '@mui/material/Typography';
import { countText } from '@sae/domain/kernel';
import { InfiniteListBase, useListContext } from 'react-admin';
import { EmptyState } from '../ui/EmptyState.js';
import { ListPanel } from '../ui/ListPanel.js';
import { growing } from '../ui/query-client.js';
import { SeeMoreRows } from '../ui/SeeMore.js';
import { AuditFilters } from './AuditFilters.js';
import { AuditTable } from './AuditTable.js';

const Count = () => {
  const { total } = useListContext();
  return (
    <Typography role="status" color="text.secondary" sx={{ fontWeight: 600 }}>
      {total ? countText(total, 'entry', 'entries') : ''}
    </Typography>
  );
};

const Nothing = ({ text, hint }: { text: string; hint: string }) => (
  <EmptyState icon={<HistoryIcon />} text={text} hint={hint} />
);

/** Everything that happened to orders and bills, newest first; deleted orders and cancelled bills too. */
export const WhatHappened = () => (
  <InfiniteListBase resource="audit" perPage={20} sort={{ field: 'at', order: 'DESC' }} queryOptions={growing}>
    <ListPanel
      title="What Happened"
      failure="Failed to fetch the audit list"
      actions={<Count />}
      filters={<AuditFilters />}
      unmatched={<Nothing text="Nothing like this happened" hint="Clear a filter to see more." />}
      empty={
        <Nothing
          text="Nothing happened yet"
          hint="Every order and every bill leaves its trace here, whatever becomes of it."
        />
      }
    >
      <AuditTable />
      <SeeMoreRows />
    </ListPanel>
  </InfiniteListBase>
);

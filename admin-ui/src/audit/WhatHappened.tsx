import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ListState } from '../ordering/ListState.js';
import { EmptyState } from '../shell/EmptyState.js';
import { Panel } from '../shell/Panel.js';
import { EVERYTHING, isNarrowed } from './audit-filter.js';
import { AuditFilters } from './AuditFilters.js';
import { AuditTable } from './AuditTable.js';
import { FAILURE, useAudit } from './useAudit.js';

const countText = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'entry' : 'entries'}`;

/** Everything that happened to orders and bills, newest first; deleted orders and cancelled bills too. */
export const WhatHappened = () => {
  const [filter, setFilter] = useState(EVERYTHING);
  const asked = useAudit(filter);
  const { entries = [], total, hasNextPage, isFetchingNextPage, fetchNextPage } = asked;
  return (
    <Panel
      title="What Happened"
      flush
      actions={
        <Typography role="status" color="text.secondary" sx={{ fontWeight: 600 }}>
          {total ? countText(total) : ''}
        </Typography>
      }
    >
      <AuditFilters filter={filter} onFilter={setFilter} />
      <ListState
        asked={asked}
        failure={FAILURE}
        isEmpty={entries.length === 0}
        empty={
          <EmptyState
            icon={<HistoryIcon />}
            text={isNarrowed(filter) ? 'Nothing like this happened' : 'Nothing happened yet'}
            hint={
              isNarrowed(filter)
                ? 'Clear a filter to see more.'
                : 'Every order and every bill leaves its trace here, whatever becomes of it.'
            }
          />
        }
      >
        <AuditTable entries={entries} />
        {hasNextPage && (
          <Box sx={{ p: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
            <Button variant="outlined" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              See More
            </Button>
          </Box>
        )}
      </ListState>
    </Panel>
  );
};

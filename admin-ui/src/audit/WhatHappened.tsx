import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Typography from '@mui/material/Typography';
import { countText } from '@sae/domain/kernel';
import { useState } from 'react';
import { ListState } from '../ordering/ListState.js';
import { EmptyState } from '../shell/EmptyState.js';
import { Panel } from '../shell/Panel.js';
import { SeeMore } from '../shell/SeeMore.js';
import { EVERYTHING, isNarrowed } from './audit-filter.js';
import { AuditFilters } from './AuditFilters.js';
import { AuditTable } from './AuditTable.js';
import { FAILURE, useAudit } from './useAudit.js';

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
          {total ? countText(total, 'entry', 'entries') : ''}
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
        {hasNextPage && <SeeMore isGrowing={isFetchingNextPage} onMore={fetchNextPage} />}
      </ListState>
    </Panel>
  );
};

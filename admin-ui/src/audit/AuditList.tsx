import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { countText } from '@sae/domain/kernel';
import { useState } from 'react';
import { InfiniteListBase, useListContext } from 'react-admin';
import { EmptyState } from '../ui/EmptyState.js';
import { ListPanel, SeeMoreRows } from '../ui/ListPanel.js';
import { PageHeader } from '../ui/PageHeader.js';
import { growing } from '../ui/query-client.js';
import { AuditFilters } from './AuditFilters.js';
import { AuditTable } from './AuditTable.js';
import { ListsAtMoment } from './ListsAtMoment.js';
import { ParkedNotice } from './ParkedNotice.js';
import { TimelineHost } from './Timeline.js';

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
const WhatHappened = () => (
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

type View = 'what' | 'moment';

export const AuditList = () => {
  const [view, setView] = useState<View>('what');
  return (
    <TimelineHost>
      <ParkedNotice />
      <PageHeader
        title="Audit"
        lead="Who did what, and when. Nothing is erased here."
        actions={
          <ToggleButtonGroup
            exclusive
            color="primary"
            aria-label="View"
            value={view}
            onChange={(_, chosen: View | null) => chosen && setView(chosen)}
          >
            <ToggleButton value="what">What happened</ToggleButton>
            <ToggleButton value="moment">At a moment</ToggleButton>
          </ToggleButtonGroup>
        }
      />
      {view === 'what' ? <WhatHappened /> : <ListsAtMoment />}
    </TimelineHost>
  );
};

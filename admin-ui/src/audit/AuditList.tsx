import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { PageHeader } from '../ui/PageHeader.js';
import { ListsAtMoment } from './ListsAtMoment.js';
import { ParkedNotice } from './ParkedNotice.js';
import { TimelineHost } from './TimelineHost.js';
import { WhatHappened } from './WhatHappened.js';

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

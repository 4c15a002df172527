import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState.js';
import { Panel } from './Panel.js';

/** A part of a page whose content could not be asked for. */
export const LoadFailure = ({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) => (
  <Panel title={title}>
    <EmptyState
      icon={<CloudOffIcon />}
      text={text}
      hint="Nothing is lost. Please try again in a moment."
      action={
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  </Panel>
);

import { Panel } from './Panel.js';
import { Unreachable } from './Unreachable.js';

/** A part of a page whose content could not be asked for. */
export const LoadFailure = ({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) => (
  <Panel title={title}>
    <Unreachable text={text} onRetry={onRetry} />
  </Panel>
);

import { useListContext } from 'react-admin';
import type { ReactNode } from 'react';
import { Panel } from './Panel.js';
import { RowsSkeleton } from './PanelSkeleton.js';
import { Unreachable } from './Unreachable.js';
import { useFailureToast } from './useFailureToast.js';

interface ListPanelProps {
  readonly title: string;
  /** Why there are no rows. */
  readonly failure: string;
  /** In place of no rows at all. */
  readonly empty: ReactNode;
  /** In place of no rows like those that are looked for. */
  readonly unmatched?: ReactNode;
  /** Beside the title, while there is something to act on. */
  readonly actions?: ReactNode;
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** The rows of the list around it; the last known stay, whatever becomes of the question for newer ones. */
export const ListPanel = ({ title, failure, empty, unmatched, actions, flush = true, children }: ListPanelProps) => {
  const { data, error, isPending, filterValues, refetch } = useListContext();
  useFailureToast(error, failure);
  const isNarrowed = Object.keys(filterValues).length > 0;
  const content = () => {
    if (data) return data.length > 0 ? children : isNarrowed ? unmatched : empty;
    return isPending ? <RowsSkeleton /> : <Unreachable text={failure} onRetry={() => void refetch()} />;
  };
  const hasRows = Boolean(data?.length);
  return (
    <Panel title={title} actions={(hasRows || isNarrowed) && actions} flush={flush && hasRows}>
      {content()}
    </Panel>
  );
};

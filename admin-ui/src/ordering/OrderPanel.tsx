import type { OrderView } from '@sae/domain/ordering';
import { useListContext } from 'react-admin';
import type { ReactNode } from 'react';
import { OrderTable, type OrderTableProps } from '../orders/OrderTable.js';
import { EmptyState } from '../ui/EmptyState.js';
import { KeptFocus } from '../ui/kept.js';
import { ListState } from '../ui/ListState.js';
import { Panel } from '../ui/Panel.js';
import { FETCH_FAILURE } from './notices.js';
import { type Part, partId } from './parts.js';

interface OrderPanelProps extends Pick<OrderTableProps, 'actions' | 'headingOf' | 'totalTitle' | 'onSoldOut'> {
  readonly title: string;
  readonly part: Part;
  /** The rows, where they are not the list's own. */
  readonly shown?: readonly OrderView[];
  /** What is said where there is no order. */
  readonly empty: { readonly icon: ReactNode; readonly hint: string };
  /** Beside the title. */
  readonly tools?: ReactNode;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** The list of orders around it; when a row leaves it, the keyboard stays where it was. */
export const OrderPanel = (props: OrderPanelProps) => {
  const list = useListContext<OrderView>();
  const { data: orders = [] } = list;
  const { title, part, shown = orders, empty, tools, children, ...table } = props;
  return (
    <Panel title={title} place={partId(part)} flush actions={tools}>
      <KeptFocus label={title} rows={orders}>
        <ListState
          asked={list}
          failure={FETCH_FAILURE}
          isEmpty={orders.length === 0}
          empty={<EmptyState {...empty} text="No orders" />}
        >
          <OrderTable hasAge label={title} orders={shown} {...table} />
          {children}
        </ListState>
      </KeptFocus>
    </Panel>
  );
};

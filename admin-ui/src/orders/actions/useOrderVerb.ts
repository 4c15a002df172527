import type { OrderView } from '@sae/domain/ordering';
import type { ParamsOf, ResultOf, Verbs } from '../../data/verbs.js';
import { useVerb } from '../../ui/provider.js';
import type { ActionOptions } from '../../ui/useAction.js';
import { useOrderCache } from '../order-cache.js';

type ById = Pick<OrderView, 'id'>;

/** Asked for an order by its id, and answered with the order as it is then. */
type OrderVerb = {
  [N in keyof Verbs]: [ById, ResultOf<Verbs[N]>] extends [ParamsOf<Verbs[N]>, OrderView] ? N : never;
}[keyof Verbs];

/** Something that is done to one order, after which the lists know it as it is. Answers it, when it was done. */
export const useOrderVerb = <N extends OrderVerb>(
  name: N,
  options: ActionOptions<ParamsOf<Verbs[N]>, ResultOf<Verbs[N]>>,
) => {
  const { change } = useOrderCache();
  const verb = useVerb(name, options);
  return async ({ id }: ById): Promise<ResultOf<Verbs[N]> | undefined> => {
    const changed = await verb.run({ id } as ParamsOf<Verbs[N]>);
    if (changed) change([changed]);
    return changed;
  };
};

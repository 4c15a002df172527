import { Refusal } from '@sae/domain/kernel';
import { groupOf, menuBook, optionGroupView, type OptionGroupView } from '@sae/domain/menu';
import {
  optionGroupWritten,
  type ChangeOptionGroupRequest,
  type OptionGroupRequest,
} from '@sae/domain/menu/option-group.dto';
import type { RequestContext } from '@sae/platform/log';
import { command } from '../kernel/bus.js';
import { Decisions, findEvent } from '../kernel/decisions.js';

export const addOptionGroup = command(
  [Decisions],
  (decisions) =>
    async (restaurantId: number, request: OptionGroupRequest, by: RequestContext): Promise<OptionGroupView> => {
      const add = { type: 'AddOptionGroup', group: optionGroupWritten(request) } as const;
      const { events } = await decisions.make(menuBook, String(restaurantId), add, by);
      return optionGroupView(findEvent(events, 'OptionGroupAdded').data);
    },
);

export const changeOptionGroup = command(
  [Decisions],
  (decisions) =>
    async (
      restaurantId: number,
      groupId: number,
      request: ChangeOptionGroupRequest,
      by: RequestContext,
    ): Promise<OptionGroupView> => {
      if ((request.id ?? groupId) !== groupId)
        throw new Refusal('invalid', 'request/invalid', 'The option group ID is not the one in the address');
      const change = { type: 'ChangeOptionGroup', groupId, group: optionGroupWritten(request) } as const;
      const { state, events } = await decisions.make(menuBook, String(restaurantId), change, by);
      const [changed] = events;
      return optionGroupView(changed?.type === 'OptionGroupChanged' ? changed.data : groupOf(state, groupId));
    },
);

/** Dishes that had it have it no longer. */
export const removeOptionGroup = command(
  [Decisions],
  (decisions) => async (restaurantId: number, groupId: number, by: RequestContext) => {
    await decisions.make(menuBook, String(restaurantId), { type: 'RemoveOptionGroup', groupId }, by);
    return { id: groupId };
  },
);

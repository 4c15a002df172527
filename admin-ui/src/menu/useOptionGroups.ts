import { MAX_OPTION_GROUPS, type OptionGroupView } from '@sae/domain/menu';
import { useGetList } from 'react-admin';

/** All of them, in the order they were written. */
export const ALL_GROUPS = { perPage: MAX_OPTION_GROUPS, sort: { field: 'id', order: 'ASC' } } as const;

const { perPage, sort } = ALL_GROUPS;

/** What may be chosen of dishes. */
export const useOptionGroups = (enabled = true) =>
  useGetList<OptionGroupView>('option-groups', { pagination: { page: 1, perPage }, sort, filter: {} }, { enabled });

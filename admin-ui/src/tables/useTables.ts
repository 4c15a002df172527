import { MAX_TABLES, type TableView } from '@sae/domain/tables';
import { useGetList } from 'react-admin';
import { useFailureToast } from '../shell/useFailureToast.js';

/** The tables that have a code, by number. */
export const useTables = () => {
  const asked = useGetList<TableView>('tables', {
    pagination: { page: 1, perPage: MAX_TABLES },
    sort: { field: 'tableNo', order: 'ASC' },
  });
  useFailureToast(asked.error, 'Failed to fetch tables');
  return asked;
};

import { yearOfBill } from '@sae/domain/billing';
import { financialYear } from '@sae/domain/kernel';
import { filedMonthOf, type Month, type OrderView, type TaxMonth } from '@sae/domain/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { restaurantZone } from '../../data/zone.js';
import { useProvider } from '../../ui/provider.js';

export const TAX_MONTHS = ['tax-months'] as const;
const FRESH_MS = 10_000;

/** Of a year that is closed a bill is cancelled no more, with a credit note or without. This month began when the latest of them ended. */
const isOfThisYear = (billNo: string, [latest]: readonly TaxMonth[]): boolean =>
  latest !== undefined && yearOfBill(billNo) === financialYear(latest.to, restaurantZone());

/** The filed month that an order's bill is of, as far as it is known. */
export const useFiledMonths = () => {
  const queries = useQueryClient();
  const provider = useProvider();
  return {
    /** Who is about to take an order off its bill should know; where nobody answers, the server decides. */
    look: ({ status }: Pick<OrderView, 'status'>): Promise<void> =>
      status === 'past'
        ? queries.prefetchQuery({
            ...{ queryKey: TAX_MONTHS, queryFn: () => provider.taxMonths(), staleTime: FRESH_MS, retry: false },
          })
        : Promise.resolve(),
    of: ({ receiptDetails }: Pick<OrderView, 'receiptDetails'>): Month | undefined => {
      const months = queries.getQueryData<readonly TaxMonth[]>(TAX_MONTHS) ?? [];
      if (!receiptDetails || !isOfThisYear(receiptDetails.billNo, months)) return undefined;
      const filed = months.filter(({ isFiled }) => isFiled);
      return filedMonthOf(filed, receiptDetails.completedAt);
    },
  };
};

import { tableName, type ToGiveBackView } from '@sae/domain/ordering';
import { timeText } from '../data/zone.js';
import { kindText } from '../payments/paid-text.js';

/** `Bill 2026-27/000012 · Table 4`, `Order #12, deleted`. */
export const owedFor = ({
  billNo,
  tableNo,
  orderIds,
}: Pick<ToGiveBackView, 'billNo' | 'tableNo' | 'orderIds'>): string =>
  billNo === null
    ? `Order ${orderIds.map((id) => `#${id}`).join(', ')}, deleted`
    : [`Bill ${billNo}`, ...(tableNo === null ? [] : [tableName(tableNo)])].join(' · ');

/** `Paid by UPI · since 21 Nov 2026, 2:05 pm`. */
export const owedSince = ({ by = [], at }: ToGiveBackView): string =>
  by.length === 0
    ? `Since ${timeText(at)}`
    : `Paid ${by.map(({ kind }) => kindText(kind)).join(', ')} · since ${timeText(at)}`;

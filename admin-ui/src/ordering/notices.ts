import { newOrderNotice, newsRow, type News, type OrderPush } from '@sae/domain/live';
import type { OrderView } from '@sae/domain/ordering';
import { isNews, type OrderLists } from '../orders/live-orders.js';

export const FETCH_FAILURE = 'Failed to fetch orders or restaurant details';

export const polledNotice = (order: OrderView): string => `${newOrderNotice(order)} (via polling)`;

export const submissionNotice = (isSubmitDisabled: boolean): string =>
  `Order submission ${isSubmitDisabled ? 'disabled' : 'enabled'}`;

type Notice = (told: OrderPush['payload'], news: News) => string | null;

/** What a push tells the staff, or null where it tells nothing new: `lists` is what was known before it. */
export const noticeOf = (push: OrderPush, lists: OrderLists): string | null => {
  const { name, payload, news } = push;
  const notice = newsRow(news)?.notice[name] as Notice | undefined;
  return notice && news && isNews(lists, push) ? notice(payload, news) : null;
};

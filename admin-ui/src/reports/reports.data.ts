import type { ReportBillsView, ReportQuestion, ReportView } from '@sae/domain/analytics';
import { api } from '../data/api.js';
import { download } from '../data/http.js';

export interface BillsAsked extends ReportQuestion {
  /** All bills of the days when left out. */
  readonly of?: string;
  readonly after?: string;
}

export const reportVerbs = {
  report: (question: ReportQuestion) => api.get<ReportView>('/analytics/report', { query: { ...question } }),
  reportBills: (asked: BillsAsked) => api.get<ReportBillsView>('/analytics/report/bills', { query: { ...asked } }),
  exportReport: (question: ReportQuestion) =>
    download(`/analytics/report/export?${new URLSearchParams({ ...question })}`),
};

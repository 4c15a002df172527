import type { GenerateQrRequest, TableView } from '@sae/domain/tables';
import { http } from '../data/http.js';
import type { Intent } from '../data/verb.js';

export const tableVerbs = {
  generateQr: ({ table }: { table: GenerateQrRequest }, { key }: Intent) =>
    http.post<TableView>('/tables/generate-qr', table, key),
  deleteTable: ({ id }: { id: number; tableNo: number }, { key }: Intent) =>
    http.delete<{ id: number }>(`/tables/${id}`, key),
};

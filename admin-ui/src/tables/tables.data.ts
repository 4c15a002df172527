import type { Deleted } from '@sae/domain/kernel';
import type { GenerateQrRequest, TableView } from '@sae/domain/tables';
import { api } from '../data/api.js';
import type { Intent } from '../data/verb.js';

export const tableVerbs = {
  generateQr: ({ table }: { table: GenerateQrRequest }, { key }: Intent) =>
    api.post<TableView>('/tables/generate-qr', { body: table, key }),
  deleteTable: ({ id }: { id: number; tableNo: number }, { key }: Intent) =>
    api.delete<Deleted>('/tables/{id}', { path: { id }, key }),
};

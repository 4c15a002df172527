import type { TablesReader } from '@sae/projections/models/tables';

/** Where no table has a code, one that leads nowhere. */
const NOWHERE = 'A'.repeat(22);

export const codeOf = async (tables: Pick<TablesReader, 'all'>, restaurantId: number, place: number): Promise<string> =>
  (await tables.all(restaurantId)).find(({ tableNo }) => tableNo === place)?.token ?? NOWHERE;

const BOUNDARY = 'ofamodel';

/** A form as browsers send it. */
export const formOf = (fields: Readonly<Record<string, string>>) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload: [
    ...Object.entries(fields).map(
      ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    `--${BOUNDARY}--\r\n`,
  ].join(''),
});

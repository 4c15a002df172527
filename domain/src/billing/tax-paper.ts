import type { Paise } from '../kernel/index.js';

/** What a bill is to the tax office: tax is charged on an invoice alone, and by who is registered alone. */
export const billTitle = (gstNumber: string | null, gst: Paise) =>
  gstNumber !== null && gst > 0 ? ('Tax Invoice' as const) : ('Bill of Supply' as const);
export type BillTitle = ReturnType<typeof billTitle>;

/** A state or union territory, by the code that begins the GST numbers given there. */
export interface State {
  readonly code: string;
  readonly name: string;
}

const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
  '99': 'Centre Jurisdiction',
};

/** Where a GST number was given; null without one, or where its code is no state's. */
export const stateOf = (gstNumber: string | null): State | null => {
  const code = gstNumber?.slice(0, 2) ?? '';
  const name = STATES[code];
  return name === undefined ? null : { code, name };
};

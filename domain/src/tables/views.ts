/** A table that has a code, as `GET /tables/numbers` lists it, without its picture, which weighs kilobytes. */
export interface TableNumberView {
  readonly id: number;
  readonly tableNo: number;
}

/** A table as `GET /tables` lists it. */
export interface TableView extends TableNumberView {
  /** An image as a data address. */
  readonly qrCode: string;
}

export const NEEDS_UPI_ID = 'Please add UPI ID in Account settings to generate QR codes.';

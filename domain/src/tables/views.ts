/** A table as `GET /tables` lists it. */
export interface TableView {
  readonly id: number;
  readonly tableNo: number;
  /** An image as a data address. */
  readonly qrCode: string;
}

export const NEEDS_UPI_ID = 'Please add UPI ID in Account settings to generate QR codes.';

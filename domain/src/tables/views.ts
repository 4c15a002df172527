/** A table as `GET /tables` lists it. */
export interface TableView {
  readonly id: number;
  readonly tableNo: number;
  /** An image as a data address. */
  readonly qrCode: string;
}

/** What a guest sees who scans a table's code: `GET /guests/{token}`. */
export interface GuestTableView {
  readonly restaurantName: string;
  readonly profilePicture: string | null;
  readonly tableNo: number;
}

export const NEEDS_UPI_ID = 'Please add UPI ID in Account settings to generate QR codes.';

interface Wanted {
  readonly wanted: `/receipt/${string}`;
}

const isReceipt = (path: unknown): path is Wanted['wanted'] => typeof path === 'string' && path.startsWith('/receipt/');

/** What a login is told of who came for a mailed receipt; all else is a step from the dashboard. */
export const wanting = (path: string): Wanted | null => (isReceipt(path) ? { wanted: path } : null);

export const wantedIn = (state: unknown): Wanted['wanted'] | undefined => {
  const { wanted } = (state ?? {}) as Partial<Wanted>;
  return isReceipt(wanted) ? wanted : undefined;
};

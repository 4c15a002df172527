const BOOKS: Readonly<Record<string, string>> = {
  orderBook: 'Orders and bills wait',
  menu: 'The menu waits',
  tables: 'The tables wait',
  reviews: 'The reviews wait',
  account: 'The account waits',
};

/** Which book waits, as people call it; streams are named `<category>-<restaurantId>` and so on. */
export const waitingBook = (stream: string): string => {
  const category = stream.slice(0, stream.indexOf('-'));
  return Object.hasOwn(BOOKS, category) ? (BOOKS[category] as string) : `${stream} waits`;
};

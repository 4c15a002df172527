/** What an error says; one of the database's own is not always an `Error`. */
export const reasonOf = (error: unknown): string => {
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  return [message, code].find((words) => typeof words === 'string' && words !== '')?.toString() ?? String(error);
};

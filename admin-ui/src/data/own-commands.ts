/** As many as anything may still be pushed of. */
const MOST = 200;

const keys = new Set<string>();

/** The Idempotency-Keys of what this page has sent: what is pushed of them is its own doing, of which its own toasts tell. */
export const ownCommands = {
  sent: (key: string): void => {
    keys.delete(key);
    keys.add(key);
    const [oldest = key] = keys;
    if (keys.size > MOST) keys.delete(oldest);
  },
  has: (key: string | undefined): boolean => key !== undefined && keys.has(key),
  /** No answer came, and no toast says that it was done: a push that does is news. */
  unanswered: (key: string): void => void keys.delete(key),
};

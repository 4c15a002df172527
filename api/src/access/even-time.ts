const LEAST_MS = 150;

/** Answers no sooner than that, so that the time it took does not tell whether an address is known. */
export const inEvenTime = async <T>(work: Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, LEAST_MS))]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};

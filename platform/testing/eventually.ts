/** Tries the assertion again and again until it holds, and fails with its own words when time is up, on a busy machine too. */
export const eventually = async <T>(assertion: () => T | Promise<T>, withinMs = 20_000): Promise<T> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
};

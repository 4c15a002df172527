/** Tries the assertion again and again until it holds, and fails with its own words when time is up. */
export const eventually = async <T>(assertion: () => T | Promise<T>, withinMs = 5_000): Promise<T> => {
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

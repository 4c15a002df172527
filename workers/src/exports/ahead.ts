/** The same values in the same order; the next one is fetched while somebody is busy with this one. */
export async function* ahead<Value>(source: AsyncIterable<Value>): AsyncGenerator<Value, void> {
  const values = source[Symbol.asyncIterator]();
  const fetch = () => {
    const fetched = values.next();
    // Whoever takes it hears of its failure; when nobody takes it any more, nobody needs to.
    fetched.catch(() => undefined);
    return fetched;
  };
  try {
    for (let next = fetch(); ;) {
      const { done, value } = await next;
      if (done) return;
      next = fetch();
      yield value;
    }
  } finally {
    await values.return?.();
  }
}

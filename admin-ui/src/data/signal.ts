type Listener = () => void;

/** Something that is told to all who listen; `hear` answers how one stops. */
export const signal = () => {
  const listeners = new Set<Listener>();
  return {
    tell: (): void => listeners.forEach((listener) => listener()),
    hear: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as const;
};

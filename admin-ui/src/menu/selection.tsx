import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** Dishes that are marked, so that something is done to all of them. */
interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
  readonly choose: (ids: readonly number[]) => void;
}

const SelectionContext = createContext<Selection>({
  ids: new Set(),
  toggle: () => undefined,
  choose: () => undefined,
});

export const useSelection = (): Selection => useContext(SelectionContext);

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);

/** Beside react-admin's own, with which each mark would draw all rows anew. */
export const SelectionProvider = ({ children }: { children: ReactNode }) => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selection = useMemo(
    () => ({
      ids,
      toggle: (id: number) => setIds((before) => toggled(before, id)),
      choose: (chosen: readonly number[]) => setIds(new Set(chosen)),
    }),
    [ids],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
};

/** Marks a dish in its row. */
export const SelectBox = ({ id, name }: { id: number; name: string }) => {
  const { ids, toggle } = useSelection();
  return (
    <label className="select">
      <input type="checkbox" aria-label={`Select ${name}`} checked={ids.has(id)} onChange={() => toggle(id)} />
    </label>
  );
};

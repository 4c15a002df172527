import fc from 'fast-check';

/** What staff might do next, on one of the orders so far. */
export interface Wish {
  readonly does:
    | (
        | 'place'
        | 'takeOut'
        | 'accept'
        | 'move'
        | 'moveAll'
        | 'add'
        | 'cancel'
        | 'note'
        | 'complete'
        | 'billOrder'
        | 'billLine'
        | 'reopen'
        | 'delete'
      )
    | ('print' | 'count')
    | ('claim' | 'dismiss' | 'pay' | 'undo' | 'tender' | 'takeBack' | 'giveBack')
    | ('openDay' | 'moveCash' | 'closeDay')
    | ('file' | 'undoFiling');
  readonly n: number;
}

const wish = (does: Wish['does'], weight: number) => ({
  weight,
  arbitrary: fc.nat({ max: 999 }).map((n): Wish => ({ does, n })),
});

export const wishes: fc.Arbitrary<Wish[]> = fc.array(
  fc.oneof(
    ...[
      wish('place', 5),
      wish('takeOut', 1),
      wish('accept', 4),
      wish('complete', 2),
      wish('billOrder', 1),
      wish('billLine', 2),
      wish('reopen', 2),
      wish('delete', 1),
      wish('move', 2),
      wish('moveAll', 1),
      wish('add', 2),
      wish('cancel', 2),
      wish('note', 1),
      wish('print', 3),
      wish('count', 2),
    ],
    ...[wish('claim', 2), wish('dismiss', 1), wish('pay', 1), wish('undo', 1)],
    ...[wish('tender', 4), wish('takeBack', 1), wish('giveBack', 1)],
    ...[wish('openDay', 2), wish('moveCash', 1), wish('closeDay', 1)],
    ...[wish('file', 1), wish('undoFiling', 1)],
  ),
  { minLength: 1, maxLength: 60 },
);

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OrderPush } from '@sae/domain/live';
import type { OrderStatus, OrderView } from '@sae/domain/ordering';
import { server, type TestServer } from '../ordering/testing/server.js';
import {
  answered,
  chargedFor,
  liveOrders,
  missedIn,
  noOrders,
  onlyLive,
  pastOrders,
  pushed,
  recurringOrders,
  removed,
} from './live-orders.js';

const ours = 7;
const whole = () => true;
const lists = ['live', 'recurring', 'past'] as const;

describe('The order lists', () => {
  const orders = server(ours);
  const placed = orders.place(4);
  const accepted = orders.accept(1);
  const completed = orders.complete(4);
  const apply = (...pushes: OrderPush[]) => pushes.reduce((state, push, at) => pushed(state, push, at), noOrders(ours));
  const ids = (found: OrderView[]) => found.map(({ id }) => id);

  it('show a new order under live', () => expect(ids(liveOrders(apply(placed)))).toEqual([1]));

  it('count a billed order at its grand total, even of nothing', () => {
    const [billed] = pastOrders(apply(placed, accepted, completed)) as [OrderView];
    expect(chargedFor({ ...billed, receiptDetails: { ...billed.receiptDetails!, total: 0 } })).toBe(0);
  });

  it('move an accepted order to recurring', () => {
    const state = apply(placed, accepted);
    expect([ids(liveOrders(state)), ids(recurringOrders(state))]).toEqual([[], [1]]);
  });

  it('move a completed order to past', () => {
    const state = apply(placed, accepted, completed);
    expect([ids(recurringOrders(state)), ids(pastOrders(state))]).toEqual([[], [1]]);
  });

  it('leave what a table has recurring where it is when an earlier bill of it is paid', () => {
    const book = server(ours);
    const billed = [book.place(4), book.accept(1), book.complete(4)];
    const state = apply(...billed, book.place(4), book.accept(2), book.pay(1));
    expect([ids(recurringOrders(state)), ids(pastOrders(state))]).toEqual([[2], [1]]);
    expect(pastOrders(state)[0]?.receiptDetails?.isPaid).toBe(true);
  });

  it('are not taken back by a late push', () => expect(ids(liveOrders(apply(accepted, placed)))).toEqual([]));

  it('do not know the orders of other restaurants', () =>
    expect(ids(liveOrders(apply(server(8).place(1))))).toEqual([]));

  it('never bring a deleted order back', () => {
    const state = pushed(removed(apply(placed), 1, 1), accepted, 2);
    expect(ids(recurringOrders(state))).toEqual([]);
  });

  it('can begin anew with the live ones, and with what is gone for ever', () => {
    const [waiting, taken] = [orders.place(5), orders.place(6)];
    const state = onlyLive(removed(apply(placed, accepted, completed, waiting, taken), 3, 3));
    expect([ids(liveOrders(state)), ids(pastOrders(state))]).toEqual([[2], []]);
    expect(ids(liveOrders(pushed(state, taken, 4)))).toEqual([2]);
  });

  it('drop what the server no longer lists', () => {
    const state = answered(apply(placed), { list: 'live', orders: [], askedAt: 1, at: 2, covers: whole });
    expect(ids(liveOrders(state))).toEqual([]);
  });

  it('keep what was pushed while the question was under way', () => {
    const state = answered(apply(placed), { list: 'live', orders: [], askedAt: -1, at: 2, covers: whole });
    expect(ids(liveOrders(state))).toEqual([1]);
  });

  it('stay without what the server no longer lists, though its push is heard again', () => {
    const gone = answered(apply(placed), { list: 'live', orders: [], askedAt: 1, at: 2, covers: whole });
    expect(ids(liveOrders(pushed(gone, placed, 3)))).toEqual([]);
  });

  it('show again what a later answer lists after all', () => {
    const gone = answered(apply(placed), { list: 'live', orders: [], askedAt: 1, at: 2, covers: whole });
    const answer = { list: 'live', orders: [placed.payload as OrderView], at: 4, covers: whole } as const;
    expect(ids(liveOrders(answered(gone, { ...answer, askedAt: 1 })))).toEqual([]);
    expect(ids(liveOrders(answered(gone, { ...answer, askedAt: 3 })))).toEqual([1]);
  });

  it('learn nothing from an answer older than what they know', () => {
    const known = apply(placed, accepted);
    const old = { list: 'live', orders: [placed.payload as OrderView], askedAt: 0, at: 9, covers: whole } as const;
    const after = answered(known, old);
    expect(after.known.get(1)).toEqual(known.known.get(1));
  });

  it('show past orders newest first', () => {
    const one = server(ours);
    const told = [one.place(1), one.place(2), one.accept(2), one.complete(2), one.accept(1), one.complete(1)];
    expect(ids(pastOrders(apply(...told)))).toEqual([1, 2]);
  });

  it('say which live orders of an answer no push has told of', () => {
    const other = server(ours);
    other.place(1);
    other.place(2);
    expect(ids(missedIn(apply(placed), other.list('live')))).toEqual([2]);
  });
});

/** What happens, in any order: staff act, pushes arrive (late, again, never), lists are asked for, read and answered. */
type Step =
  | { do: 'act'; act: 'place' | 'accept' | 'complete' | 'pay' | 'reopen' | 'delete'; pick: number }
  | { do: 'deliver'; pick: number }
  | { do: 'ask'; list: OrderStatus }
  | { do: 'read' | 'answer'; pick: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('act' as const),
      act: fc.constantFrom('place', 'place', 'accept', 'complete', 'pay', 'reopen', 'delete'),
      pick: fc.nat(),
    }),
    fc.record({ do: fc.constant('deliver' as const), pick: fc.nat() }),
    fc.record({ do: fc.constant('ask' as const), list: fc.constantFrom(...lists) }),
    fc.record({ do: fc.constantFrom('read' as const, 'answer' as const), pick: fc.nat() }),
  ),
  { maxLength: 80 },
);

interface Question {
  list: OrderStatus;
  askedAt: number;
  orders?: OrderView[];
}

class Browser {
  private moment = 0;
  private readonly questions: Question[] = [];
  readonly pushes: OrderPush[] = [];
  state = noOrders(ours);
  constructor(private readonly server: TestServer) {}

  hear(push: OrderPush) {
    this.state = pushed(this.state, push, ++this.moment);
  }
  ask(list: OrderStatus) {
    this.questions.push({ list, askedAt: ++this.moment });
  }
  read(question = this.questions[0]) {
    if (question) question.orders ??= this.server.list(question.list);
  }
  answer(pick: number) {
    const [question] = this.questions.splice(pick % Math.max(1, this.questions.length), 1);
    if (!question) return;
    this.read(question);
    const { list, askedAt, orders = [] } = question;
    this.state = answered(this.state, { list, orders, askedAt, at: ++this.moment, covers: whole });
  }
  take(step: Step) {
    if (step.do === 'act') this.pushes.push(...this.server.act(step.act, step.pick));
    else if (step.do === 'ask') this.ask(step.list);
    else if (step.do === 'read') this.read(this.questions[step.pick % Math.max(1, this.questions.length)]);
    else if (step.do === 'answer') this.answer(step.pick);
    else if (this.pushes.length > 0) this.hear(this.pushes[step.pick % this.pushes.length] as OrderPush);
  }
  answerAll() {
    while (this.questions.length > 0) this.answer(this.questions.length - 1);
  }
  seen = () => [liveOrders(this.state), recurringOrders(this.state), pastOrders(this.state)];
}

const after = (run: Step[]) => {
  const truth = server(ours);
  const browser = new Browser(truth);
  run.forEach((step) => browser.take(step));
  const expected = [truth.list('live'), truth.list('recurring'), truth.list('past')];
  return { browser, expected };
};

describe('Whatever comes late, twice or never', () => {
  it('a last look at the lists shows the truth of the server', () =>
    fc.assert(
      fc.property(steps, (run) => {
        const { browser, expected } = after(run);
        browser.answerAll();
        lists.forEach((list) => browser.ask(list));
        browser.answerAll();
        expect(browser.seen()).toEqual(expected);
      }),
      { numRuns: 500 },
    ));

  it('all pushes, in any order, tell the truth of the server', () =>
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.nat()), (run, picks) => {
        const { browser, expected } = after(run);
        const left = [...browser.pushes];
        while (left.length > 0) {
          const [push] = left.splice((picks.next().value as number) % left.length, 1);
          browser.hear(push as OrderPush);
          browser.answer(picks.next().value as number);
        }
        browser.answerAll();
        expect(browser.seen()).toEqual(expected);
      }),
      { numRuns: 500 },
    ));
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import type { Response } from 'supertest';
import { eventually } from '../../../platform/testing/eventually.js';
import { descriptionOf, everyCall, send } from '../../testing/every-call.js';
import { PROFILE } from '../../testing/guests.js';
import { PreparedHouse } from '../../testing/prepared-house.js';
import { sharedSystem, type System } from '../../testing/system.js';
import {
  addMenu,
  Client,
  expectStatus,
  placeOrder,
  signedInOwner,
  TERMS,
  verifiedOwner,
  type Owner,
} from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let menu: MenuItemView[];

beforeAll(async () => {
  system = await sharedSystem({ nodes: 2 });
  owner = await signedInOwner(system);
  menu = await addMenu(owner);
});
afterAll(() => system.stop());

const LISTS = ['/orders/live', '/orders/recurring', '/orders/past', '/menu', '/audit', '/analytics'];

const answersOf = (url: string) =>
  Promise.all(
    LISTS.map((path) =>
      new Client(url, owner.token).get(path).then(({ status, body, headers }) => ({
        status,
        code: (body as { code?: string }).code,
        isWorthAnotherTry: Number(headers['retry-after']) > 0,
      })),
    ),
  );

/** While the projection process is frozen. */
const frozen = async <T>(work: () => Promise<T>): Promise<T> => {
  system.signalProjections('SIGSTOP');
  try {
    return await work();
  } finally {
    system.signalProjections('SIGCONT');
  }
};

describe('What is acknowledged', () => {
  it('is in each list that any node answers, one that started afterwards too', async () => {
    let id = 0;
    await frozen(async () => {
      ({ id } = await placeOrder(owner, menu));
      const said = { status: 503, code: 'read-models/behind', isWorthAnotherTry: true };
      for (const url of [...system.urls, await system.addNode()])
        expect(await answersOf(url)).toEqual(LISTS.map(() => said));
    });
    for (const url of system.urls)
      await eventually(async () => {
        const { body } = await new Client(url, owner.token).get('/orders/live').then(expectStatus(200));
        expect(body).toMatchObject([{ id }]);
      }, 20_000);
  });
});

describe('What the lists lack', () => {
  it('is refused to nobody who was told of it', async () => {
    const newcomer = await verifiedOwner(system);
    const unpayable = await signedInOwner(system);
    const { id: orderId, tableNo } = await placeOrder(owner, menu, { table: 12 });
    await owner.api.put(`/orders/${orderId}/recurring`).then(expectStatus(200));
    const dish = { category: 'Sweets', name: 'Jalebi', isVeg: true, price: 60 };
    const told: (() => Promise<() => Promise<Response>>)[] = [
      async () => {
        const { api } = await verifiedOwner(system);
        return () => api.post('/plans', { planType: 'free_trial' });
      },
      async () => {
        await newcomer.api.post('/plans', { planType: 'free_trial' }).then(expectStatus(200));
        return () => newcomer.api.post('/menu', dish);
      },
      async () => {
        await unpayable.api.form('/users/account', { fields: PROFILE }).then(expectStatus(200));
        return () => unpayable.api.post('/tables/generate-qr', { tableNo: 1 });
      },
      async () => {
        const { body } = await owner.api.post('/menu', dish).then(expectStatus(201));
        const items = [{ id: (body as MenuItemView).id, quantity: 1 }];
        return () => owner.api.post('/orders/admin', { tableNo, items });
      },
      async () => {
        await owner.api.post('/orders/complete', { tableNo, ...TERMS }).then(expectStatus(201));
        return () => owner.api.delete(`/orders/${orderId}/paid`);
      },
    ];
    const asks = await frozen(async () => {
      const ready = await Promise.all(told.map((tell) => tell()));
      // Tokens are older than lists are late, as a rule.
      system.clock.advance(61_000);
      const answers = await Promise.all(ready.map((ask) => ask()));
      expect(answers.map(({ body }) => body as object)).toMatchObject(told.map(() => ({ code: 'read-models/behind' })));
      return ready;
    });
    for (const ask of asks) await eventually(async () => expect((await ask()).status).not.toBe(503), 20_000);
  });
});

/** What is open to everybody and stands in no read model. */
const TRUE_BY_THEMSELVES = ['health.health', 'account.picture', 'settings.all'];

describe('What is open to everybody', () => {
  it('is true as well, or not answered: each open question of the description', async () => {
    const house = await PreparedHouse.open(system);
    const open = everyCall(await descriptionOf(system.url)).filter(({ isOpen, isCommand }) => isOpen && !isCommand);
    const asked = await Promise.all(open.map(async (call) => ({ call, asking: await call.ready(house) })));
    await frozen(async () => {
      await house.api.put('/orders/toggle-submit-disabled').then(expectStatus(200));
      const late = [];
      for (const { call, asking } of asked) {
        const { body } = await send(house, call, asking);
        if ((body as { code?: string } | null)?.code !== 'read-models/behind') late.push(call.name);
      }
      expect(late.sort()).toEqual(TRUE_BY_THEMSELVES.toSorted());
    });
    await eventually(async () => {
      const path = `/orders/submit-disabled?restaurantId=${house.owner.restaurantId}`;
      const { body } = await new Client(system.url).get(path).then(expectStatus(200));
      expect(body).toEqual({ isSubmitDisabled: true });
    }, 20_000);
  });
});

describe('Lists that nobody keeps up to date', () => {
  it('are not answered, and are again by themselves', async () => {
    await frozen(() =>
      eventually(async () => {
        const said = { status: 503, code: 'read-models/unattended', isWorthAnotherTry: true };
        for (const url of system.urls) expect(await answersOf(url)).toEqual(LISTS.map(() => said));
      }, 20_000),
    );
    for (const url of system.urls)
      await eventually(async () => {
        expect((await answersOf(url)).map(({ status }) => status)).toEqual(LISTS.map(() => 200));
      }, 20_000);
  });
});

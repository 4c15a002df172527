import type { TableView } from '@sae/domain/tables';
import { io, type Socket } from 'socket.io-client';
import { readQr } from '../../../api/testing/read-qr.js';
import { verifiedOwner } from '../../support/system.mjs';
import { Screen } from '../screen.js';
import { Ledger } from './ledger.js';
import type { Site } from './site.js';

const GUESTS_TABLE = 50;
const RECONNECT_MS = 1_000;
const MENU = [
  { category: 'South Indian', name: 'Masala Dosa', isVeg: true, price: 99 },
  { category: 'South Indian', name: 'Idli', isVeg: true, price: 49.5 },
];

export interface Push {
  readonly name: string;
  readonly id: number;
  readonly revision: string;
}

/** A restaurant in peace, what is known of it outside, and who listens there. */
export interface House {
  readonly restaurantId: number;
  readonly token: string;
  readonly ledger: Ledger;
  readonly dishes: readonly number[];
  /** What the code at a table says. */
  readonly code: string;
  readonly guestsTable: number;
  /** What each socket has heard, one at each node. */
  readonly heard: readonly (readonly Push[])[];
  close(): void;
}

const setProfile = async (url: string, token: string) => {
  const body = new FormData();
  const profile = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao', upiId: 'spice.garden@okbank' };
  for (const [name, value] of Object.entries(profile)) body.append(name, value);
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${url}/api/users/account`, { method: 'PUT', body, headers });
  if (status !== 200) throw new Error(`The profile was answered ${status}`);
};

const listen = (url: string, token: string): { socket: Socket; pushes: Push[] } => {
  const pushes: Push[] = [];
  const socket = io(url, { auth: { token }, forceNew: true, reconnectionDelayMax: RECONNECT_MS });
  socket.onAny((name: string, said: Partial<Push>) => {
    if (name === 'newOrder') pushes.push({ name, id: said.id ?? 0, revision: said.revision ?? '' });
  });
  // Refused while a part is away: as our screens do, it asks again.
  for (const end of ['connect_error', 'disconnect'] as const)
    socket.on(end, () => void (socket.active || setTimeout(() => socket.connect(), RECONNECT_MS).unref()));
  return { socket, pushes };
};

export const openHouse = async (site: Site): Promise<House> => {
  const [url = ''] = site.urls;
  const { token, restaurantId, api } = await verifiedOwner({ url, mailbox: site.mailbox });
  await api.post('/plans', { planType: 'free_trial' });
  await setProfile(url, token);
  const dishes: number[] = [];
  const ledger = new Ledger();
  const screen = new Screen(site.urls, token);
  for (const body of MENU) {
    const { id } = await ledger.do<{ id: number }>(screen, 'add a dish', { method: 'POST', path: '/menu', body });
    ledger.dishes.add(body.name);
    dishes.push(id);
  }
  await api.post('/days/open', { openingCash: 100 });
  const { qrCode } = await api.post<TableView>('/tables/generate-qr', { tableNo: GUESTS_TABLE });
  const code = (await readQr(qrCode))?.split('/').at(-1) ?? '';
  const listeners = site.urls.map((node) => listen(node, token));
  return {
    ...{ restaurantId, token, ledger, dishes, code, guestsTable: GUESTS_TABLE },
    heard: listeners.map(({ pushes }) => pushes),
    close: () => {
      for (const { socket } of listeners) socket.off().disconnect();
    },
  };
};

import type { SessionView, OtpIssued } from '@sae/domain/access';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderView } from '@sae/domain/ordering';
import { codeUnder, emailKey } from '@sae/platform/codes';
import { keyRings, type Secrets } from '@sae/platform/config';
import request, { type Response } from 'supertest';
import { referenceOf } from './reference.js';
import { newEmail, type System } from './system.js';

type Method = 'get' | 'post' | 'put' | 'delete';

export interface Call {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface FormFile {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
}

export interface FormCall {
  readonly method?: 'put' | 'post';
  readonly fields?: Record<string, string | string[]>;
  readonly file?: FormFile;
  readonly headers?: Record<string, string>;
}

/** Asks as a client does; whatever is answered is answered, as long as it is what the reference says. */
export class Client {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  get(path: string, call?: Call): Promise<Response> {
    return this.ask('get', path, call);
  }
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response> {
    return this.ask('post', path, { body, headers });
  }
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response> {
    return this.ask('put', path, { body, headers });
  }
  delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response> {
    return this.ask('delete', path, { body, headers });
  }

  /** Sends a form; a file goes under the name and type its sender gives it. */
  async form(path: string, { method = 'put', fields = {}, file, headers = {} }: FormCall): Promise<Response> {
    const asked = request(this.url)[method](`/api${path}`).set(headers);
    if (this.token) void asked.set('authorization', `Bearer ${this.token}`);
    for (const [name, value] of Object.entries(fields)) void asked.field(name, value);
    const { name = 'logo.png', type = 'image/png', bytes, field = 'profilePicture' } = file ?? {};
    const answer = await (bytes ? asked.attach(field, bytes, { filename: name, contentType: type }) : asked);
    (await referenceOf(this.url)).check({ method, path }, answer);
    return answer;
  }

  private async ask(method: Method, path: string, { body, headers = {} }: Call = {}): Promise<Response> {
    const asked = request(this.url)[method](`/api${path}`).set(headers);
    if (this.token) void asked.set('authorization', `Bearer ${this.token}`);
    if (body !== undefined && !headers['content-type']) void asked.set('content-type', 'application/json');
    const answer = await (body === undefined
      ? asked
      : asked.send(typeof body === 'string' ? body : JSON.stringify(body)));
    (await referenceOf(this.url)).check({ method, path, body }, answer);
    return answer;
  }
}

export const PASSWORD = 'correct horse';

/** The newest code for an address, computed from the log as the mail worker does. */
export const codeFor = async ({ log, config }: System, email: string, secrets: Secrets = config): Promise<string> => {
  const { addresses, codes } = keyRings(secrets);
  const claims = await Promise.all(addresses.map(({ secret }) => log.read(`email-${emailKey(secret, email)}`)));
  const { restaurantId } = claims.flat()[0]!.data as { restaurantId: number };
  const issued = (await log.read(`account-${restaurantId}`)).filter(({ type }) => type === 'OtpIssued').at(-1);
  const { keyVersion } = issued!.data as OtpIssued['data'];
  return codeUnder(codes, keyVersion, issued?.id ?? '') ?? '';
};

export const signUpBody = (email: string) => ({
  restaurantName: 'Spice Garden',
  ownerName: 'Asha Rao',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

export interface Owner {
  readonly email: string;
  readonly restaurantId: number;
  readonly token: string;
  readonly api: Client;
}

/** Signed up and verified, without a plan yet. */
export const verifiedOwner = async (system: System, email = newEmail()): Promise<Owner> => {
  const visitor = new Client(system.url);
  await visitor.post('/users/signup', signUpBody(email)).then(expectStatus(201));
  const otp = await codeFor(system, email);
  const { body } = await visitor.post('/users/verify-otp', { email, otp }).then(expectStatus(200));
  const { token = '', user } = body as SessionView;
  return { email, restaurantId: user?.id ?? 0, token, api: new Client(system.url, token) };
};

/** Signed up, verified, on the free trial. */
export const signedInOwner = async (system: System): Promise<Owner> => {
  const owner = await verifiedOwner(system);
  await owner.api.post('/plans', { planType: 'free_trial' }).then(expectStatus(200));
  return owner;
};

const MENU = [
  { category: 'Main Course', name: 'Paneer Tikka', isVeg: true, price: 249.5, hasHalf: true, halfPrice: 140 },
  { category: 'Main Course', name: 'Butter Chicken', isVeg: false, price: 329, hasHalf: false },
  { category: 'Breads', name: 'Garlic Naan', isVeg: true, price: 55, hasHalf: false },
];

export const addMenu = async ({ api }: Owner): Promise<MenuItemView[]> => {
  const items: MenuItemView[] = [];
  for (const item of MENU) {
    const { body } = await api.post('/menu', item).then(expectStatus(201));
    items.push(body as MenuItemView);
  }
  return items;
};

const lineOf = ({ id, name, isVeg, price }: MenuItemView, quantity = 1) => ({
  id,
  name,
  isVeg,
  price,
  quantity,
  portion: 'full',
});

export const orderOf = (items: readonly MenuItemView[], tableNo = 4) => ({
  tableNo,
  items: items.map((item) => lineOf(item)),
  total: items.reduce((sum, { price }) => sum + price, 0),
});

export const placeOrder = async (
  { api }: Owner,
  items: readonly MenuItemView[],
  { table = 4 }: { table?: number } = {},
): Promise<OrderView> => {
  const { body } = await api.post('/orders/admin', orderOf(items, table)).then(expectStatus(201));
  return body as OrderView;
};

export const TERMS = { discount: 0, serviceCharge: 0, gstRate: 5, gstType: 'exclusive' };

/** Fails with the answer in its words when its status is another. */
export const expectStatus =
  (status: number) =>
  (answer: Response): Response => {
    if (answer.status === status) return answer;
    throw new Error(`${answer.status} instead of ${status}: ${answer.text}`);
  };

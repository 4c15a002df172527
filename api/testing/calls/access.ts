import type { OpenSessionView, ResetAsked, SessionView } from '@sae/domain/access';
import type { PaidPlanType } from '@sae/domain/subscription';
import { PROFILE } from '../guests.js';
import { beginPayment } from '../payments.js';
import { SecondFactor } from '../second-factor.js';
import type { PreparedHouse, Till } from '../prepared-house.js';
import { newEmail } from '../system.js';
import { Client, codeFor, expectStatus, PASSWORD, signUpBody, type Owner } from '../verbs.js';
import { said, visited, type Asking, type Calls } from './asking.js';

const PLAN: PaidPlanType = '1_month';

const signedUp = async (house: PreparedHouse): Promise<string> => {
  const email = newEmail();
  await new Client(house.api.url).post('/users/signup', signUpBody(email)).then(expectStatus(201));
  return email;
};

const as = ({ token }: Pick<Owner, 'token'>, asking: Asking): Asking => ({ ...asking, token });

const tillOf = ({ till }: PreparedHouse): Till => {
  if (!till) throw new Error('A node that takes money from Razorpay is needed: PreparedHouse.open(system, till)');
  return till;
};

/** Paid at Razorpay, and not told to us yet. */
const paidThere = async (house: PreparedHouse) => {
  const { url, razorpay } = tillOf(house);
  const owner = await house.somebody();
  const begun = await beginPayment({ ...owner, api: new Client(url, owner.token) }, PLAN);
  return { url, razorpay, owner, begun, payment: razorpay.pay(begun.checkout?.orderId ?? '') };
};

/** What needs a code is asked for with a recovery code, which keeps: half a minute may be over before it is sent. */
const withFactor = async (house: PreparedHouse) => {
  const owner = await house.somebody();
  return { owner, codes: await (await SecondFactor.begin(house.system, owner)).add() };
};

/** By a house of their own: an address is invited to it. */
const invited = async (house: PreparedHouse, email = newEmail()) => {
  const { api, restaurantId } = await house.somebody();
  await api.post('/plans', { planType: 'free_trial' }).then(expectStatus(200));
  await api.post('/people', { name: 'Ravi', role: 'waiter', email }).then(expectStatus(201));
  return { email, restaurantId };
};

/** Between two codes lies half a minute, for the log and for Redis. */
const mailedLongAgo = async ({ system: { clock, redis } }: PreparedHouse): Promise<void> => {
  clock.advance(31_000);
  await redis.del(['none', ...(await redis.keys('limits:mail:*'))]);
};

/** Getting in, and paying for it. */
export const accessCalls: Calls = {
  'access.signUp': () => visited('/users/signup', signUpBody(newEmail())),
  'access.verifyOtp': async (house) => {
    const email = await signedUp(house);
    return visited('/users/verify-otp', { email, otp: await codeFor(house.system, email) });
  },
  'access.resendOtp': async (house) => {
    const email = await signedUp(house);
    await mailedLongAgo(house);
    return visited('/users/resend-otp', { email });
  },
  'access.logIn': async (house) =>
    visited('/users/login', { email: (await house.somebody()).email, password: PASSWORD }),
  'access.forgotPassword': async (house) =>
    visited('/users/forgot-password', { email: (await house.somebody()).email }),
  'access.resetPassword': async (house) => {
    const { email } = await house.somebody();
    await mailedLongAgo(house);
    const asked = await new Client(house.api.url).post('/users/forgot-password', { email }).then(expectStatus(200));
    const { resetId } = asked.body as ResetAsked;
    const otp = await codeFor(house.system, email);
    return visited('/users/reset-password', { email, otp, resetId, password: 'another horse' });
  },
  'access.logOut': async (house) => as(await house.session(), said('/users/logout', {})),
  'access.user': ({ owner }) => said(`/users/${owner.restaurantId}`),
  'sessions.all': () => said('/users/sessions'),
  'sessions.endOthers': async (house) => as(await house.somebody(), said('/users/sessions')),
  'sessions.end': async (house) => {
    const { api } = await house.somebody();
    const [session] = (await api.get('/users/sessions').then(expectStatus(200))).body as OpenSessionView[];
    return as({ token: api.token ?? '' }, said(`/users/sessions/${session?.id}`));
  },
  'invitations.accept': async (house) => {
    const { email } = await invited(house);
    return visited('/users/invitations/accept', { email, otp: await codeFor(house.system, email), password: PASSWORD });
  },
  'invitations.resend': async (house) => {
    const { email } = await invited(house);
    await mailedLongAgo(house);
    return visited('/users/invitations/resend', { email });
  },
  'workplaces.all': () => said('/users/restaurants'),
  'workplaces.goOver': async (house) => {
    const { email, restaurantId } = await invited(house, (await house.somebody()).email);
    const { body } = await new Client(house.api.url).post('/users/login', { email, password: PASSWORD });
    const { token = '' } = body as SessionView;
    return as({ token }, said(`/users/restaurants/${restaurantId}/session`));
  },
  'secondFactor.state': () => said('/users/second-factor'),
  'secondFactor.begin': () => said('/users/second-factor/new'),
  'secondFactor.add': async (house) => {
    const owner = await house.somebody();
    const factor = await SecondFactor.begin(house.system, owner);
    let body: object | undefined;
    return {
      path: '/users/second-factor',
      token: owner.token,
      // Of when it is sent first, and the same when it is sent again.
      get body() {
        body ??= factor.asked();
        return body;
      },
    };
  },
  'secondFactor.replace': async (house) => {
    const { owner, codes } = await withFactor(house);
    return as(owner, said('/users/second-factor/recovery-codes', { code: codes[0] }));
  },
  'secondFactor.remove': async (house) => {
    const { owner, codes } = await withFactor(house);
    return as(owner, said('/users/second-factor', { code: codes[0] }));
  },
  'account.change': (house) => ({ path: '/users/account', form: { ...PROFILE, restaurantName: house.newName() } }),
  'account.picture': ({ standing }) => visited(standing.picture),
  'subscription.choose': async (house) => as(await house.somebody(), said('/plans', { planType: 'free_trial' })),
  'payments.begin': async (house) => as(await house.somebody(), said('/payments', { planType: PLAN })),
  'payments.history': () => said('/payments'),
  'payments.open': ({ standing }) => said(`/payments/${standing.openPayment}`),
  'payments.receipt': ({ standing }) => said(`/payments/${standing.paidPayment}/receipt`),
  'payments.decide': async (house) => {
    const owner = await house.somebody();
    const { paymentId } = await beginPayment(owner, PLAN);
    return as(owner, said(`/payments/${paymentId}/sandbox`, { outcome: 'pay' }));
  },
  'payments.confirm': async (house) => {
    const { url, razorpay, owner, begun, payment } = await paidThere(house);
    return { ...as(owner, said(`/payments/${begun.paymentId}/confirm`, razorpay.proof(payment))), url };
  },
  'payments.hear': async (house) => {
    const { url, razorpay, payment } = await paidThere(house);
    return { ...visited('/payments/webhook'), url, ...razorpay.webhook('payment.captured', payment) };
  },
};

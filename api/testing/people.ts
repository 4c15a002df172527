import type { SessionView } from '@sae/domain/access';
import type { GivenRole, NewTill, PersonSessionView, PersonView } from '@sae/domain/people';
import { newEmail, type System } from './system.js';
import { Client, codeFor, expectStatus, PASSWORD, type Owner } from './verbs.js';

export const PIN = '4711';

export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly token: string;
  readonly api: Client;
}

/** A device on which people of a restaurant log in. */
export class Till {
  private constructor(
    readonly owner: Pick<Owner, 'api'>,
    readonly id: number,
    readonly door: Client,
  ) {}

  static async open(owner: Pick<Owner, 'api'>, name = 'Bar'): Promise<Till> {
    const { body } = await owner.api.post('/people/tills', { name }).then(expectStatus(201));
    const { id, tillToken } = body as NewTill;
    return new Till(owner, id, new Client(owner.api.url, tillToken));
  }

  async add(role: GivenRole, name: string = role): Promise<PersonView> {
    return (await this.owner.api.post('/people', { name, role, pin: PIN }).then(expectStatus(201))).body as PersonView;
  }

  async logIn(personId: number, pin = PIN): Promise<Colleague> {
    const { body } = await this.door.post('/till/login', { personId, pin }).then(expectStatus(200));
    const { token, person } = body as PersonSessionView;
    return { id: person.id, name: person.name, token, api: new Client(this.door.url, token) };
  }

  /** Somebody new, at this till. */
  async colleague(role: GivenRole, name?: string): Promise<Colleague> {
    return this.logIn((await this.add(role, name)).id);
  }
}

/** Somebody who logs in by email, invited by an owner or a manager. */
export const joined = async (
  system: System,
  { api }: Pick<Owner, 'api'>,
  role: GivenRole,
  email = newEmail(),
): Promise<Colleague & { readonly email: string; readonly answer: SessionView }> => {
  const { id, name } = (await api.post('/people', { name: role, role, email }).then(expectStatus(201)))
    .body as PersonView;
  const otp = await codeFor(system, email);
  const { body } = await new Client(api.url)
    .post('/users/invitations/accept', { email, otp, password: PASSWORD })
    .then(expectStatus(200));
  const answer = body as SessionView;
  const { token = '' } = answer;
  return { id, name, email, token, answer, api: new Client(api.url, token) };
};

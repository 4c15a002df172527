import { Refusal } from '../kernel/index.js';
import type { Invited } from './people.commands.js';
import type { PersonInvited } from './people.events.js';
import type { People } from './person.js';

const conflict = (code: string, message: string) => new Refusal('conflict', code, message);

/** An address is one person's in a restaurant, and not the owner's. @throws Refusal */
export const personInvited = ({ persons }: People, personId: number, login: Invited): PersonInvited => {
  const { restaurantId, ...invited } = login;
  if (invited.accountId === restaurantId) throw conflict('login/owners', 'This is the owner’s own email');
  const others = Object.entries(persons).filter(([id]) => Number(id) !== personId);
  const taken = others.find(([, one]) => one.login?.accountId === invited.accountId);
  if (taken) throw conflict('login/taken', `This email is the login of ${taken[1].name} already`);
  if (persons[personId]?.login?.joinedAt)
    throw conflict('login/joined', 'They log in by email already. Remove that login first.');
  return { type: 'PersonInvited', data: { personId, ...invited } };
};

/** What people in a restaurant do, in the words of the screens. The owner is who signed up; everybody else is added. */
export const ROLES = {
  owner: 'Owner',
  manager: 'Manager',
  cashier: 'Cashier',
  waiter: 'Waiter',
  kitchen: 'Kitchen',
  accountant: 'Accountant',
} as const;

export type Role = keyof typeof ROLES;

/** A role that somebody can be given. */
export type GivenRole = Exclude<Role, 'owner'>;

export const GIVEN_ROLES = (Object.keys(ROLES) as Role[]).filter((role): role is GivenRole => role !== 'owner');

/** Whoever asks without being one of the staff: a guest at a table, a visitor who has not logged in, the system itself. */
export type Outsider = 'guest' | 'visitor' | 'system';

/** The owner's place among the people of each restaurant; those who are added follow. */
export const OWNER_ID = 1;

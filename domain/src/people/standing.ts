import { personOf, Refusal, type CommandContext } from '../kernel/index.js';
import { NO_PIN, type People, type Person, type Pin } from './person.js';
import { OWNER_ID } from './roles.js';

export const withPerson = (book: People, personId: number, change: Partial<Person>): People => {
  const person = book.persons[personId];
  return person ? { ...book, persons: { ...book.persons, [personId]: { ...person, ...change } } } : book;
};

export const withPin = (book: People, personId: number, change: (pin: Pin) => Pin): People =>
  personId === OWNER_ID
    ? { ...book, ownersPin: change(book.ownersPin) }
    : withPerson(book, personId, { pin: change(book.persons[personId]?.pin ?? NO_PIN) });

/** Their tokens open nothing any more. */
export const ended = (book: People, personId: number): People => ({
  ...withPin(book, personId, (pin) => ({ ...pin, credentials: pin.credentials + 1 })),
  sessions: book.sessions.filter((session) => session.personId !== personId),
});

/** Likewise those by PIN alone. */
export const endedByPin = (book: People, personId: number): People => ({
  ...withPin(book, personId, (pin) => ({ ...pin, credentials: pin.credentials + 1 })),
  sessions: book.sessions.filter((session) => session.personId !== personId || session.tillId === null),
});

/** Who asks may be gone since the request was let in: of two managers who remove each other, one does. @throws Refusal */
export const asking = (book: People, { actor }: CommandContext): 'owner' | 'manager' => {
  const personId = personOf(actor);
  if (personId === OWNER_ID) return 'owner';
  const person = personId === null ? undefined : book.persons[personId];
  if (person?.status === 'active' && person.role === 'manager') return 'manager';
  throw new Refusal('forbidden', 'right/missing', 'You may not do this. Please ask a manager.');
};

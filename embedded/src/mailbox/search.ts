import type { Address, Summary } from './shapes.js';

const written = (addresses: readonly Address[]) => addresses.map(({ Name, Address }) => `${Name} ${Address}`).join(' ');

/** The words Mailpit's search knows, and what each looks at. */
const FIELDS: Readonly<Record<string, (mail: Summary) => string>> = {
  to: ({ To }) => written(To),
  from: ({ From }) => written([From]),
  cc: ({ Cc }) => written(Cc),
  bcc: ({ Bcc }) => written(Bcc),
  addressed: ({ From, To, Cc, Bcc, ReplyTo }) => written([From, ...To, ...Cc, ...Bcc, ...ReplyTo]),
  subject: ({ Subject }) => Subject,
  'message-id': ({ MessageID }) => MessageID,
  is: ({ Read }) => (Read ? 'read' : 'unread'),
};

const anywhere = (mail: Summary) => [FIELDS.addressed?.(mail), mail.Subject, mail.Snippet].join(' ');

const term = (text: string): ((mail: Summary) => boolean) => {
  const excluded = /^[-!]/.test(text);
  const [, field = '', quoted = ''] = /^[-!]?(?:([\w-]+):)?(.*)$/s.exec(text) ?? [];
  const look = FIELDS[field.toLowerCase()];
  const wanted = (look || !field ? quoted : `${field}:${quoted}`).replaceAll('"', '').toLowerCase();
  const holds = (mail: Summary) => {
    const found = (look ?? anywhere)(mail).toLowerCase();
    return field.toLowerCase() === 'is' ? found === wanted : found.includes(wanted);
  };
  return (mail) => holds(mail) !== excluded;
};

/** `to:asha@example.com subject:"your code" -is:read`: every term must hold. */
export const search = (query: string): ((mail: Summary) => boolean) => {
  const terms = (query.match(/(?:[^\s"]|"[^"]*"?)+/g) ?? []).map(term);
  return (mail) => terms.every((holds) => holds(mail));
};

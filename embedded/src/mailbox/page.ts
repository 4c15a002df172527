import type { Address, Message, Summary } from './mails.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);

const written = (addresses: readonly Address[]): string =>
  escaped(addresses.map(({ Name, Address }) => (Name ? `${Name} <${Address}>` : Address)).join(', '));

/** Text with its web addresses to be clicked; no other kind of link is made. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, index) =>
      index % 2 ? `<a href="${escaped(piece)}" target="_blank">${escaped(piece)}</a>` : escaped(piece),
    )
    .join('');

const at = (iso: string): string =>
  `<time datetime="${iso}">${new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}</time>`;

const page = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/mailbox.css">
    ${head}
  </head>
  <body>${body}</body>
</html>`;

const item = ({ ID, Created, To, Subject, Snippet }: Summary): string => `
<li>
  <a href="/mail/${ID}">
    <span>${written(To)}</span> ${at(Created)}
    <strong>${escaped(Subject) || '(no subject)'}</strong>
    <small>${escaped(Snippet)}</small>
  </a>
</li>`;

export const listPage = (mails: readonly Summary[], query: string): string =>
  page(
    'Mailbox',
    `<header>
      <h1>Mailbox</h1>
      <form><input type="search" name="query" value="${escaped(query)}" placeholder="A word, to:asha@…, subject:…" aria-label="Search mails"></form>
    </header>
    <main>
      <ul>${mails.map(item).join('')}</ul>
      ${mails.length > 0 ? '' : `<p>${query ? 'No mail matches.' : 'No mail yet. It appears here by itself.'}</p>`}
    </main>`,
    // Not while somebody searches.
    query ? '' : '<meta http-equiv="refresh" content="3">',
  );

/** A mail's HTML is in a frame that may do nothing. */
export const mailPage = ({ ID, Created, From, To, Subject, Text, HTML, Attachments }: Message): string =>
  page(
    Subject,
    `<header>
      <a href="/">← All mails</a>
      <a href="/api/v1/message/${ID}/raw">Source</a>
    </header>
    <main>
      <h1>${escaped(Subject) || '(no subject)'}</h1>
      <p>From ${written([From])}<br>To ${written(To)}<br>${at(Created)}</p>
      ${Attachments.map(({ FileName, Size }) => `<p>${escaped(FileName)} (${Size} bytes)</p>`).join('')}
      ${HTML ? `<iframe sandbox="" title="The mail as HTML" src="/view/${ID}.html"></iframe>` : ''}
      <pre>${linked(Text)}</pre>
    </main>`,
  );

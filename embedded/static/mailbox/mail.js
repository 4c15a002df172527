/* global document */
const written = (addresses) =>
  addresses.map(({ Name, Address }) => (Name ? `${Name} <${Address}>` : Address)).join(', ');

const row = (name, value) => {
  if (!value) return [];
  const [term, text] = [document.createElement('dt'), document.createElement('dd')];
  term.textContent = name;
  text.textContent = value;
  return [term, text];
};

/** Text with its web addresses to be clicked; no other kind of link is made. */
const linked = (text) => {
  const pre = document.createElement('pre');
  for (const piece of text.split(/(https?:\/\/[^\s<>"]+)/)) {
    if (!/^https?:\/\//.test(piece)) {
      pre.append(piece);
      continue;
    }
    const link = document.createElement('a');
    Object.assign(link, { href: piece, textContent: piece, target: '_blank', rel: 'noopener noreferrer' });
    pre.append(link);
  }
  return pre;
};

const frame = (id) => {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', '');
  element.title = 'The mail as HTML';
  element.src = `/view/${id}.html`;
  return element;
};

const headers = async (id, ask) => {
  const list = document.createElement('dl');
  const all = await (await ask(`/api/v1/message/${id}/headers`)).json();
  for (const [name, values] of Object.entries(all)) for (const value of values) list.append(...row(name, value));
  return list;
};

const notice = (sentence) => {
  const element = document.createElement('p');
  element.className = 'none';
  element.textContent = sentence;
  return element;
};

/** Shows the mail with this id in `place`, as HTML where it has some. */
export const showMail = async (place, id, ask) => {
  if (!id) return place.replaceChildren(notice('Choose a mail to read it.'));
  let mail;
  try {
    mail = await (await ask(`/api/v1/message/${encodeURIComponent(id)}`)).json();
  } catch (error) {
    return place.replaceChildren(notice(error.message));
  }
  const page = document.getElementById('mail-template').content.cloneNode(true);
  const [body, buttons] = [page.querySelector('.body'), [...page.querySelectorAll('[data-tab]')]];
  page.querySelector('h2').textContent = mail.Subject || '(no subject)';
  page.querySelector('.raw').href = `/api/v1/message/${mail.ID}/raw`;
  page
    .querySelector('dl')
    .append(
      ...row('From', written([mail.From])),
      ...row('To', written(mail.To)),
      ...row('Cc', written(mail.Cc)),
      ...row('Bcc', written(mail.Bcc)),
      ...row('Date', new Date(mail.Date).toLocaleString([], { dateStyle: 'full', timeStyle: 'short' })),
      ...row('Files', mail.Attachments.map(({ FileName, Size }) => `${FileName} (${Size} bytes)`).join(', ')),
    );
  const shows = { html: () => frame(mail.ID), text: () => linked(mail.Text), headers: () => headers(mail.ID, ask) };
  const choose = async (tab) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.tab === tab));
    body.replaceChildren(await shows[tab]());
  };
  for (const button of buttons) {
    button.hidden = button.dataset.tab === 'html' && !mail.HTML;
    button.addEventListener('click', () => void choose(button.dataset.tab));
  }
  place.replaceChildren(page);
  await choose(mail.HTML ? 'html' : 'text');
};

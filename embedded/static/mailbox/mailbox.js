/* global document, location, window, EventSource */
/* The mailbox's page. Whatever comes from a mail is put in place as text; its HTML is shown by a sandboxed frame. */
import { showMail } from './mail.js';

const PAGE = 50;
const at = (id) => document.getElementById(id);
let shown = PAGE;
let latest = 0;

const time = (iso) => {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  return date.toLocaleString([], today ? { timeStyle: 'short' } : { dateStyle: 'medium' });
};

const item = ({ ID, From, To, Subject, Snippet, Created, Read }) => {
  const entry = at('item-template').content.cloneNode(true);
  const link = entry.querySelector('a');
  link.href = `#${ID}`;
  link.classList.toggle('unread', !Read);
  link.setAttribute('aria-current', String(location.hash === link.hash));
  link.querySelector('.who').textContent = To.map(({ Address }) => Address).join(', ') || From.Address;
  link.querySelector('.subject').textContent = Subject || '(no subject)';
  link.querySelector('.snippet').textContent = Snippet;
  link.querySelector('time').textContent = time(Created);
  link.querySelector('time').dateTime = Created;
  return entry;
};

const ask = async (path, options) => {
  const answer = await fetch(path, options);
  if (!answer.ok) throw new Error((await answer.json()).Error);
  return answer;
};

/** Only the newest question may answer: an older, slower one would put old news on the page. */
const refresh = async () => {
  const turn = ++latest;
  const query = at('search').value.trim();
  const path = query ? `/api/v1/search?query=${encodeURIComponent(query)}&` : '/api/v1/messages?';
  try {
    const mails = await (await ask(`${path}limit=${shown}`)).json();
    if (turn !== latest) return;
    at('count').textContent = mails.unread > 0 ? `${mails.unread} new` : '';
    at('list').replaceChildren(...mails.messages.map(item));
    at('more').hidden = mails.messages_count <= shown;
    at('none').hidden = mails.count > 0;
    at('none').textContent = query ? 'No mail matches.' : 'No mail yet. It appears here by itself.';
    at('clear').disabled = mails.total === 0;
    at('lost').hidden = true;
  } catch {
    at('lost').hidden = false;
  }
};

const open = async () => {
  const id = location.hash.slice(1);
  document.body.classList.toggle('reading', id !== '');
  for (const link of document.querySelectorAll('.item'))
    link.setAttribute('aria-current', String(link.hash === `#${id}`));
  await showMail(at('mail'), id, ask);
};

at('search').addEventListener('input', () => void refresh());
at('more').addEventListener('click', () => {
  shown += PAGE;
  void refresh();
});
at('clear').addEventListener('click', () => at('sure').showModal());
at('sure').addEventListener('close', async () => {
  if (at('sure').returnValue !== 'yes') return;
  at('sure').returnValue = '';
  await ask('/api/v1/messages', { method: 'DELETE' });
  location.hash = '';
  await open();
});
window.addEventListener('hashchange', () => void open());

const news = new EventSource('/events');
news.addEventListener('message', () => void refresh());
// Also after a break: what came meanwhile was told to nobody.
news.addEventListener('open', () => void refresh());
news.addEventListener('error', () => (at('lost').hidden = false));
void open();

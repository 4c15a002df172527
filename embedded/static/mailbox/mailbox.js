const list = document.getElementById('news');

const refresh = async () => {
  const page = await (await fetch(location.href)).text();
  list.innerHTML = new DOMParser().parseFromString(page, 'text/html').getElementById('news').innerHTML;
};

if (list) {
  const news = new EventSource('/events');
  news.addEventListener('message', () => void refresh());
  // After a break too: what came meanwhile was told to nobody.
  news.addEventListener('open', () => void refresh());
  document.getElementById('clear').addEventListener('click', () => {
    if (confirm('Delete every mail in this mailbox?')) void fetch('/api/v1/messages', { method: 'DELETE' });
  });
}

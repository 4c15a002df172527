import './styles/colours.css';
import './styles/base.css';
import './styles/forms.css';
import './styles/home.css';
import './styles/orders.css';
import './styles/menu.css';
import './styles/dish.css';
import './styles/sheet.css';
import './styles/basket.css';
import './styles/paying.css';
import { createRoot } from 'react-dom/client';
import { deskFor, refreshAll } from './data/desk.js';
import { GuestApp } from './GuestApp.js';

const [, token = ''] = /\/t\/([^/]+)/.exec(location.pathname) ?? [];
// Asked for before anything is drawn.
const desk = deskFor(token);
refreshAll(desk);

const root = document.getElementById('root');
if (root) {
  root.replaceChildren();
  createRoot(root).render(<GuestApp desk={desk} />);
}

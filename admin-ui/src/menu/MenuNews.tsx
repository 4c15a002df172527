import { useQueryClient } from '@tanstack/react-query';
import { useLive, useMissed } from '../data/live.js';

/** What is shown of the menu is asked for again when a colleague has changed it, or an order has taken of what is left. */
export const MenuNews = () => {
  const queries = useQueryClient();
  const askFor = (what: 'menu' | 'portions') => void queries.invalidateQueries({ queryKey: [what] });
  useLive('menuChanged', () => askFor('menu'));
  useLive('portionsChanged', () => askFor('portions'));
  useMissed(() => {
    askFor('menu');
    askFor('portions');
  });
  return null;
};

import { useSyncExternalStore, type ReactNode } from 'react';

/** Where the page stands, as the address says it: so the phone's own Back closes a sheet and leaves the menu. */
const ADDRESSES = {
  home: '',
  menu: '#menu',
  options: '#menu-options',
  basket: '#menu-basket',
  pay: '#pay',
  opinion: '#opinion',
} as const;
export type View = keyof typeof ADDRESSES;

/** Which page lies under a sheet, and is left behind when it closes. */
const UNDER: Readonly<Record<View, View>> = {
  home: 'home',
  menu: 'home',
  options: 'menu',
  basket: 'menu',
  pay: 'home',
  opinion: 'home',
};

const TURNED = 'view-turned';

export const viewNow = (): View =>
  (Object.keys(ADDRESSES) as View[]).find((view) => ADDRESSES[view] === location.hash) ?? 'home';

/** How many of our own views lie behind this one in the browser's history. */
const depth = (): number => Number((history.state as { depth?: number } | null)?.depth ?? 0);

const turned = () => window.dispatchEvent(new Event(TURNED));

const hrefOf = (view: View): string => ADDRESSES[view] || '#';

const address = (view: View): string => location.pathname + location.search + ADDRESSES[view];

export const goTo = (view: View): void => {
  if (view === viewNow()) return;
  history.pushState({ depth: depth() + 1 }, '', address(view));
  turned();
};

/** In the place of the present view, which Back then finds no more. */
export const turnInto = (view: View): void => {
  history.replaceState({ depth: depth() }, '', address(view));
  turned();
};

/** To the view one came from; who came by a link goes to the page that lies under this view. */
export const goBack = (): void => (depth() > 0 ? history.back() : turnInto(UNDER[viewNow()]));

const hear = (listener: () => void) => {
  const events = [TURNED, 'popstate', 'hashchange'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

export const useView = (): View => useSyncExternalStore(hear, viewNow);

export const ViewLink = ({ to, className, children }: { to: View; className?: string; children: ReactNode }) => (
  <a
    className={className}
    href={hrefOf(to)}
    onClick={(event) => {
      event.preventDefault();
      goTo(to);
    }}
  >
    {children}
  </a>
);

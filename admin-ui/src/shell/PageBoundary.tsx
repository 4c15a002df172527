import Button from '@mui/material/Button';
import { Component, lazy, useEffect, type ComponentType, type ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.js';

const loadAgain = () => window.location.reload();

/** A page that was not downloaded comes by itself when the connection does. */
const Broken = () => {
  useEffect(() => {
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, []);
  // Loading again without a connection would take away the pages that are here.
  const isOnline = navigator.onLine;
  return (
    <EmptyState
      text="This page could not be shown."
      hint={
        isOnline ? 'Your data is safe. Loading the page again usually helps.' : 'It opens when you are online again.'
      }
      action={
        isOnline && (
          <Button variant="contained" onClick={loadAgain}>
            Load again
          </Button>
        )
      }
    />
  );
};

/** A page that breaks (or cannot be downloaded) leaves the way to the others open. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

/** A page that is downloaded when it is first opened. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((module) => ({ default: module[name] })));

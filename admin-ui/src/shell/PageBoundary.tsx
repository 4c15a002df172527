import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { EmptyState } from './EmptyState.js';

/** A page that breaks (or cannot be downloaded) leaves the way to the others open. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <EmptyState
        text="This page could not be shown."
        hint="Your data is safe. Loading the page again usually helps."
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Load again
          </Button>
        }
      />
    );
  }
}

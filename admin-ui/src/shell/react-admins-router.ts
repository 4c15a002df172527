/**
 * What react-admin knows as `react-router-dom`. It stands inside the app's router and never makes its own, but names
 * one that also loads data: so long as that could be reached, it was part of every first visit.
 */
export * from 'react-router';

const stands = (): never => {
  throw new Error('React-admin stands inside the router of the app');
};

export const createHashRouter = stands;
export const createMemoryRouter = stands;
export const RouterProvider = stands;

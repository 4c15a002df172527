import type { DataProvider } from 'react-admin';

/** What staff can do, by name. Each screen declares its own verbs beside them, in its `*.data.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the screens fill it
export interface Verbs {}

export type AppDataProvider = DataProvider & Verbs;

import type { Config } from '@sae/platform/config';

/** What the api is run with. */
export class Settings {
  constructor(readonly config: Config) {}
}

import { keyRings, type Config, type KeyRings } from '@sae/platform/config';

/** What the api is run with. */
export class Settings {
  readonly keys: KeyRings;

  constructor(readonly config: Config) {
    this.keys = keyRings(config);
  }
}

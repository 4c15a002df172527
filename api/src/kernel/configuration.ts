import { keyRings, type Config, type KeyRings } from '@sae/platform/config';

/** What the api is run with. */
export class Configuration {
  readonly keys: KeyRings;

  constructor(readonly values: Config) {
    this.keys = keyRings(values);
  }
}

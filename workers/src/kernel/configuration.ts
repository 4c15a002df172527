import { keyRings, type Config, type KeyRing, type Secrets } from '@sae/platform/config';

type WorkersConfig = Pick<Config, 'publicUrl' | 'timeZone'>;

/** What the workers are run with. */
export class Configuration implements WorkersConfig {
  readonly publicUrl: string;
  readonly codeKeys: KeyRing;
  readonly timeZone: string;
  constructor({ publicUrl, timeZone, ...secrets }: WorkersConfig & Secrets) {
    this.publicUrl = publicUrl;
    this.codeKeys = keyRings(secrets).codes;
    this.timeZone = timeZone;
  }
}

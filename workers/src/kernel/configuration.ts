import { keyRings, type Config, type KeyRing, type Secrets } from '@sae/platform/config';

type Given = Pick<Config, 'publicUrl' | 'timeZone'>;

/** What the workers are run with. */
export class Configuration implements Given {
  readonly publicUrl: string;
  readonly codeKeys: KeyRing;
  readonly timeZone: string;
  constructor({ publicUrl, timeZone, ...secrets }: Given & Secrets) {
    this.publicUrl = publicUrl;
    this.codeKeys = keyRings(secrets).codes;
    this.timeZone = timeZone;
  }
}

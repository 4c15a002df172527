import type { Config } from '@sae/platform/config';

type Given = Pick<Config, 'publicUrl' | 'jwtSecret' | 'timeZone'>;

/** What the workers are run with. */
export class Settings implements Given {
  readonly publicUrl: string;
  readonly jwtSecret: string;
  readonly timeZone: string;
  constructor({ publicUrl, jwtSecret, timeZone }: Given) {
    this.publicUrl = publicUrl;
    this.jwtSecret = jwtSecret;
    this.timeZone = timeZone;
  }
}

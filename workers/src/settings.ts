import type { Config } from '@sae/platform/config';

/** What the workers are run with. */
export class Settings implements Pick<Config, 'publicUrl' | 'jwtSecret'> {
  readonly publicUrl: string;
  readonly jwtSecret: string;
  constructor({ publicUrl, jwtSecret }: Pick<Config, 'publicUrl' | 'jwtSecret'>) {
    this.publicUrl = publicUrl;
    this.jwtSecret = jwtSecret;
  }
}

import type { Config } from '@sae/platform/config';

/** What the api is run with. */
export class Settings {
  constructor(
    readonly config: Config,
    /** Off for load tests and browser tests only. */
    readonly limitsRequests: boolean,
  ) {}

  /** `RATE_LIMITS=off` is not heard in production. */
  static of(config: Config, rateLimits: string | undefined): Settings {
    return new Settings(config, rateLimits !== 'off' || config.nodeEnv === 'production');
  }
}

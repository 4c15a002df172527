import { resolve } from 'node:path';

/** What the process was started with; an empty variable counts as not set, as compose files write it. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Every complaint about the environment in one error, so that a person mends it in one go. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is wrong: ${problems.join(' ')}`);
  }
}

/** Reads variables one by one and remembers what is wrong with them. */
export class Variables {
  readonly problems: string[] = [];

  constructor(private readonly env: Env) {}

  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  port(name: string, fallback: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
    if (port >= 1 && port <= 65_535) return port;
    return this.refuse(fallback, `${name} must be a port number from 1 to 65535, not "${value}".`);
  }

  oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const choice = choices.find((candidate) => candidate === value);
    return choice ?? this.refuse(fallback, `${name} must be one of ${choices.join(', ')}, not "${value}".`);
  }

  url(name: string, schemes: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const scheme = value.split('://', 1)[0] ?? '';
    // Not `new URL` alone: a cluster's address lists several hosts with commas, which no URL parser takes.
    if (schemes.includes(scheme) && /^[a-z+]+:\/\/[^\s/]/.test(value)) return value;
    const shapes = schemes.map((each) => `${each}://…`).join(' or ');
    // The value is not repeated: these addresses carry passwords.
    return this.refuse(undefined, `${name} must be an address of the form ${shapes}.`);
  }

  webAddress(name: string, fallback: string): string {
    const value = this.url(name, ['http', 'https']) ?? fallback;
    if (!URL.canParse(value)) return this.refuse(fallback, `${name} must be a web address, not "${value}".`);
    return value.replace(/\/+$/, '');
  }

  timeZone(name: string, fallback: string): string {
    const value = this.text(name) ?? fallback;
    try {
      return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone && value;
    } catch {
      return this.refuse(fallback, `${name} must be a time zone such as Asia/Kolkata, not "${value}".`);
    }
  }

  folder(name: string, fallback: string): string {
    return resolve(this.text(name) ?? fallback);
  }

  /** For keys: too long, and too mixed, to be guessed offline from a token they signed. */
  secret(name: string, leastBytes: number): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (Buffer.byteLength(value) < leastBytes)
      return this.refuse(undefined, `${name} must have at least ${leastBytes} bytes.`);
    if (/^(.)\1*$/su.test(value)) return this.refuse(undefined, `${name} must be more than one repeated character.`);
    return value;
  }

  required(name: string, value: string | undefined, why: string): string {
    return value ?? (this.text(name) ? '' : this.refuse('', `${name} is required ${why}.`));
  }

  refuse<T>(instead: T, problem: string): T {
    this.problems.push(problem);
    return instead;
  }
}

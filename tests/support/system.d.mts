export interface System {
  url: string;
  mailbox: string;
  dataDir: string;
  pid: number;
  readyAfterMs: number;
  /** What the launcher and its parts said last. */
  said(): string;
  stop(): Promise<void>;
}
export interface Client {
  get<T = unknown>(path: string): Promise<T>;
  post<T = unknown>(path: string, body?: unknown): Promise<T>;
  put<T = unknown>(path: string, body?: unknown): Promise<T>;
  del<T = unknown>(path: string): Promise<T>;
}
export interface Owner {
  email: string;
  password: string;
  token: string;
  restaurantId: number;
  api: Client;
}
export const PASSWORD: string;
export function startSystem(options?: {
  env?: NodeJS.ProcessEnv;
  withinMs?: number;
  wrap?: (command: string[]) => string[];
  isShortLived?: boolean;
}): Promise<System>;
export function client(url: string, token?: string): Client;
export function codeFor(mailbox: string, email: string, subject?: string, after?: number): Promise<string>;
export function verifiedOwner(
  system: Pick<System, 'url' | 'mailbox'>,
  who?: { restaurantName?: string; ownerName?: string; email?: string },
): Promise<Owner>;
export function signedInOwner(
  system: Pick<System, 'url' | 'mailbox'>,
  who?: { restaurantName?: string; ownerName?: string; email?: string },
): Promise<Owner>;

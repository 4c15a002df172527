import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '@sae/platform/logging';
import { Clock } from '../kernel/clock.js';
import { LOGGER } from '../kernel/connections.js';

/** The names are for those who watch: once published they stay (docs/decisions/0048-security-events.md). */
const SENTENCES = {
  'security.login_failed': 'A log-in failed',
  'security.login_delayed': 'A log-in had to wait',
  'security.login_locked': 'Log-ins were tried too often',
  'security.code_failed': 'A one-time code was wrong',
  'security.code_locked': 'One-time codes were tried too often',
  'security.mails_locked': 'One-time codes were asked for too often',
  'security.password_failed': 'The password asked for again was wrong',
  'security.pin_failed': 'A PIN was wrong',
  'security.pin_locked': 'PINs were tried too often',
  'security.second_factor_failed': 'A code of a second factor was wrong',
  'security.second_factor_locked': 'Codes of a second factor were tried too often',
  'security.right_refused': 'Somebody asked for what their role may not do',
  'security.client_locked': 'A client asked too often',
  'security.token_refused': 'A token was refused',
  'security.access_refused': 'Somebody asked for another’s restaurant',
  'security.webhook_refused': 'A webhook came with a wrong signature. Is RAZORPAY_WEBHOOK_SECRET theirs?',
  'security.handshake_refused': 'The handshake of a socket was refused',
} as const;

export type SecurityEvent = keyof typeof SENTENCES;

const MINUTE_MS = 60_000;

/** Tells whoever watches the log of what looks like an attack, one line each, in bounds. */
@Injectable()
export class SecurityEvents implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly budget = new LineBudget();
  private minute = 0;
  private turning: NodeJS.Timeout | undefined;
  /** Told of each, also of those that no line tells. */
  onEvent: (event: SecurityEvent) => void = () => undefined;

  constructor(
    @Inject(LOGGER) private readonly log: Logger,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.turning = setInterval(() => this.turn(), MINUTE_MS / 6);
  }

  onApplicationShutdown(): void {
    clearInterval(this.turning);
    this.sumUp();
  }

  /** `facts` are looked for when there is a line for them. */
  note(event: SecurityEvent, client: string, facts: () => object): void {
    this.turn();
    this.onEvent(event);
    if (this.budget.take(event, client)) this.log.warn({ event, client, ...facts() }, SENTENCES[event]);
  }

  private turn(): void {
    const minute = Math.floor(this.clock.nowMs() / MINUTE_MS);
    if (minute === this.minute) return;
    this.minute = minute;
    this.sumUp();
  }

  private sumUp(): void {
    for (const passed of this.budget.renew())
      this.log.warn({ event: 'security.summary', ...passed }, 'More of the same was counted, and not told');
  }
}

const OF_CLIENT = 10;
const OF_EVENT = 100;
const NAMED = 5;

/** What was passed over of one event. */
export interface PassedOver {
  readonly of: string;
  readonly passedOver: number;
  /** The busiest, of those of whom something was told. */
  readonly clients: readonly { readonly client: string; readonly passedOver: number }[];
}

interface CountedLines {
  told: number;
  passedOver: number;
}

interface Tally extends CountedLines {
  /** As many as lines were told, so never many. */
  readonly clients: Map<string, CountedLines>;
}

const none = (): CountedLines => ({ told: 0, passedOver: 0 });

const named = (clients: Map<string, CountedLines>) =>
  [...clients]
    .map(([client, { passedOver }]) => ({ client, passedOver }))
    .filter(({ passedOver }) => passedOver > 0)
    .sort((one, other) => other.passedOver - one.passedOver)
    .slice(0, NAMED);

/** So many lines of each client and of each event, and what is beyond is counted: whoever attacks fills no disk. */
export class LineBudget {
  private readonly tallies = new Map<string, Tally>();

  /** May it be told? */
  take(event: string, client: string): boolean {
    const tally = this.tallies.get(event) ?? { ...none(), clients: new Map<string, CountedLines>() };
    this.tallies.set(event, tally);
    const its = tally.clients.get(client) ?? none();
    if (tally.told >= OF_EVENT || its.told >= OF_CLIENT) {
      tally.passedOver += 1;
      its.passedOver += 1;
      return false;
    }
    tally.told += 1;
    its.told += 1;
    tally.clients.set(client, its);
    return true;
  }

  /** Begins anew, and says what was passed over until now. */
  renew(): PassedOver[] {
    const passed = [...this.tallies].filter(([, { passedOver }]) => passedOver > 0);
    this.tallies.clear();
    return passed.map(([of, { passedOver, clients }]) => ({ of, passedOver, clients: named(clients) }));
  }
}

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

interface Told {
  told: number;
  passedOver: number;
}

interface Tally extends Told {
  /** As many as lines were told, so never many. */
  readonly clients: Map<string, Told>;
}

const none = (): Told => ({ told: 0, passedOver: 0 });

const named = (clients: Map<string, Told>) =>
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
    const tally = this.tallies.get(event) ?? { ...none(), clients: new Map<string, Told>() };
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

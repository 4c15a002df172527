import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client';
import type { Actor } from '@sae/domain/kernel';
import type { EventMetadata, LoggedEvent, Position } from './logged-event.js';

type Resolved = ResolvedEvent | AllStreamResolvedEvent;

export const positionOf = ({ event, commitPosition }: Resolved): Position =>
  event?.position?.commit ?? commitPosition ?? 0n;

const NOBODY: Actor = 'system';

/** One that cannot be lifted says so to whoever reads its data: its book waits for that, and no other does. */
const withData = (lifted: () => object, event: Omit<LoggedEvent, 'data'>): LoggedEvent => {
  try {
    return { ...event, data: lifted() };
  } catch (error) {
    return Object.defineProperty(event, 'data', {
      enumerable: true,
      get: () => {
        throw error;
      },
    }) as LoggedEvent;
  }
};

/** The fact behind what the client read; null for what is not ours (system events, links to deleted events, binary data). */
export const incoming = (resolved: Resolved, upcasters: Upcasters): LoggedEvent | null => {
  const { event } = resolved;
  if (!event?.isJson || event.type.startsWith('$')) return null;
  const metadata = (event.metadata ?? {}) as Partial<EventMetadata>;
  const lifted = () => upcast(upcasters, event.type, metadata.v ?? 1, event.data as object);
  return withData(lifted, {
    type: event.type,
    id: event.id,
    revision: Number(event.revision),
    at: metadata.at ?? event.created.toISOString(),
    actor: metadata.actor ?? NOBODY,
    stream: event.streamId,
    position: positionOf(resolved),
    requestId: metadata.requestId ?? '',
    ...(metadata.key !== undefined && { key: metadata.key, fingerprint: metadata.fingerprint }),
  });
};

type Upcast = (data: object) => object;

/** Per event type, per version it was written in: how its data is lifted to the next version. Pure functions. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcast>>>>;

/** The version in which events of this type are written today. */
export const currentVersion = (upcasters: Upcasters, type: string): number =>
  Math.max(0, ...Object.keys(upcasters[type] ?? {}).map(Number)) + 1;

/** Lifts the data of a recorded event to today's shape, version by version. */
export const upcast = (upcasters: Upcasters, type: string, v: number, data: object): object => {
  const steps = upcasters[type];
  if (!steps) return data;
  let lifted = data;
  for (let version = v; steps[version]; version++) lifted = steps[version]!(lifted);
  return lifted;
};

import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ConnectionState, LiveConnection, LiveEvent, LiveHandler } from './live-connection.js';

export const LiveContext = createContext<LiveConnection | null>(null);

/** Hears a push; only those of the own restaurant come. */
export const useLive = <E extends LiveEvent>(event: E, handler: LiveHandler<E>): void => {
  const live = useContext(LiveContext);
  const heard = useEffectEvent(handler);
  useEffect(() => live?.on(event, (payload, news) => heard(payload, news)), [live, event]);
};

/** Pushes were missed, in a cut or for they say what this page does not know: the moment to ask for the lists again. */
export const useMissed = (handler: () => void): void => {
  const live = useContext(LiveContext);
  const back = useEffectEvent(handler);
  useEffect(() => live?.onMissed(() => back()), [live]);
};

const NO_SUBSCRIPTION = () => () => undefined;

export const useConnection = (): ConnectionState => {
  const live = useContext(LiveContext);
  return useSyncExternalStore(live?.onState ?? NO_SUBSCRIPTION, () => live?.state() ?? 'connecting');
};

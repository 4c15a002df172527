import type { OrderView } from '@sae/domain/ordering';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { deviceSetting } from '../data/kept.js';
import { useOnlyTab } from '../ui/useOnlyTab.js';
import { Bell, type BellState } from './bell.js';
import { type Ring, ringFor, ringIn } from './waiting.js';

/** Is the bell for guests' orders wanted? */
const soundSetting = deviceSetting<boolean>('guestOrderSound', {
  read: (kept) => kept !== 'off',
  write: (isOn) => (isOn ? null : 'off'),
});

/** What browsers take for a person's own doing; not all of them take each. */
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;

/** While the bell is held, the first press or touch anywhere wakes it. */
const useWaking = (bell: Bell, state: BellState, isOn: boolean) =>
  useEffect(() => {
    if (!isOn || state !== 'held') return;
    const wake = () => void bell.wake();
    GESTURES.forEach((gesture) => document.addEventListener(gesture, wake, true));
    return () => GESTURES.forEach((gesture) => document.removeEventListener(gesture, wake, true));
  }, [bell, state, isOn]);

export interface Ringing {
  readonly isOn: boolean;
  /** Does the browser want a press or a touch first? Any will do. */
  readonly isHeld: boolean;
  readonly toggle: () => void;
}

/** Rings while orders wait: in one tab of the browser, and not where the sound is switched off. */
export const useRinging = (waiting: readonly OrderView[]): Ringing => {
  const [bell] = useState(() => new Bell());
  const isOn = soundSetting.useChoice();
  const state = useSyncExternalStore(bell.subscribe, bell.state);
  const last = useRef<Ring | null>(null);
  const isCalled = isOn && waiting.length > 0;
  const rings = useOnlyTab('sae-guest-bell', isCalled && state === 'ready');
  useWaking(bell, state, isOn);

  useEffect(() => () => bell.close(), [bell]);
  useEffect(() => {
    if (isCalled) return void bell.wake();
    bell.silence();
    last.current = null;
  }, [bell, isCalled]);
  useEffect(() => {
    if (!rings) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      const now = Date.now();
      if (ringIn(waiting, last.current, now) === 0) {
        bell.ring();
        last.current = ringFor(waiting, now);
      }
      timer = setTimeout(goOn, ringIn(waiting, last.current, now) ?? 0);
    };
    goOn();
    return () => clearTimeout(timer);
  }, [bell, rings, waiting]);

  return {
    isOn,
    isHeld: isOn && state === 'held',
    toggle: () => {
      soundSetting.choose(!isOn);
      // Switched on, it is heard once, so that one knows it; where orders wait it rings for them.
      if (!isOn) void bell.wake().then(() => waiting.length === 0 && bell.ring());
    },
  };
};

import type { TillDoor } from '@sae/domain/people';
import { useEffect } from 'react';
import { api } from '../data/api.js';
import { keep, kept } from '../data/kept.js';
import { session } from '../data/session.js';
import { till } from '../data/till.js';
import { byTill } from './useDoor.js';

/** When this device was touched last, in all its tabs. */
const TOUCHED = 'tillTouched';
const EVERY_MS = 5_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

const minutesOf = async (): Promise<number> => {
  const tillToken = till.get()?.tillToken;
  return tillToken ? (await api.get<TillDoor>('/till', byTill(tillToken))).lockMinutes : 0;
};

/** Locks a till that nobody touches, after the minutes its owner set; asked for with each login. */
export const useIdleLock = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return;
    let minutes = 0;
    let isOver = false;
    minutesOf().then(
      (set) => {
        if (!isOver) minutes = set;
      },
      (error: unknown) => console.warn('when this till locks is not known:', error),
    );
    let written = 0;
    const touch = () => {
      if (Date.now() - written < EVERY_MS) return;
      written = Date.now();
      keep(TOUCHED, String(written));
    };
    const look = setInterval(() => {
      if (minutes > 0 && Date.now() - Number(kept(TOUCHED) ?? 0) >= minutes * 60_000) session.lock();
    }, EVERY_MS);
    touch();
    for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true, capture: true });
    return () => {
      isOver = true;
      clearInterval(look);
      for (const name of TOUCHES) window.removeEventListener(name, touch, { capture: true });
    };
  }, [isOn]);
};

import { dateText, dateTimeText, type IsoTime } from '@sae/domain/kernel';
import type { PublicSettings } from '@sae/domain/restaurant';
import { isNotNow } from './api-error.js';
import { api } from './api.js';

const ASK_AGAIN_MS = 2_000;

let known: string | undefined;

/** The zone of the restaurant's clocks, whatever the device's own are set to. */
export const restaurantZone = (): string => {
  if (known === undefined) throw new Error('Times are shown only once it is known by which clocks');
  return known;
};

/** A moment by these clocks, and its day. */
export const timeText = (at: IsoTime): string => dateTimeText(at, restaurantZone());
export const dayText = (at: IsoTime): string => dateText(at, restaurantZone());

export const knowZone = (zone: string): void => {
  known = zone;
};

/** Waits until it is known; whoever shows times is loaded behind it. */
export const zoneKnown = async (): Promise<void> => {
  while (known === undefined) {
    try {
      knowZone((await api.get<PublicSettings>('/settings', { anonymous: true })).timeZone);
    } catch (error) {
      if (!isNotNow(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }
};

import { afterEach, beforeEach } from '@jest/globals';
import { act } from '@testing-library/react';

/** What a page spec hears, and whether its page has been touched: before that a browser lets nothing sound. */
export const audio = { rings: 0, isSounding: false, isTouched: true };
const asleep = new Set<() => void>();

/** The person touches the page; what waited for it is let go on. */
export const touched = () => {
  audio.isTouched = true;
  act(() => asleep.forEach((wake) => wake()));
};

const param = () => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
const speaker = { isSpeaker: true };

class FakeAudioContext extends EventTarget {
  state = 'suspended';
  readonly currentTime = 0;
  readonly destination = speaker;

  resume() {
    return new Promise<void>((resolve) => {
      const wake = () => {
        this.state = 'running';
        this.dispatchEvent(new Event('statechange'));
        resolve();
      };
      if (audio.isTouched) wake();
      else asleep.add(wake);
    });
  }
  close() {
    return Promise.resolve();
  }
  createOscillator() {
    return { frequency: param(), connect: <N>(to: N) => to, start: () => undefined, stop: () => undefined };
  }
  createGain() {
    return {
      gain: param(),
      connect: <N>(to: N) => {
        if ((to as unknown) !== speaker) return to;
        audio.rings += 1;
        audio.isSounding = true;
        return to;
      },
      disconnect: () => void (audio.isSounding = false),
    };
  }
}

beforeEach(() => {
  Object.assign(audio, { rings: 0, isSounding: false, isTouched: true });
  asleep.clear();
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'AudioContext'));

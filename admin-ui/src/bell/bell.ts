import { signal } from '../data/signal.js';

/** `held`: the browser lets no page sound before it was touched. `none`: this browser cannot make sounds. */
export type BellState = 'ready' | 'held' | 'none';

/** Ding, dong: a third down, as a door bell does. */
const NOTES = [
  { hertz: 1318.5, after: 0 },
  { hertz: 1046.5, after: 0.32 },
] as const;
/** What makes a tone a bell's: two quieter ones above it, which fade sooner. */
const OVERTONES = [
  { times: 1, loud: 0.3, seconds: 1.4 },
  { times: 2.01, loud: 0.1, seconds: 0.8 },
  { times: 3.98, loud: 0.04, seconds: 0.4 },
] as const;
const ATTACK = 0.008;
const SILENCE = 0.0001;

/** A small bell, made of nothing but the browser's own oscillators. */
export class Bell {
  private context: AudioContext | null = null;
  private sounding: GainNode | null = null;
  private readonly changed = signal();
  readonly subscribe = this.changed.hear;

  readonly state = (): BellState => {
    if (typeof AudioContext === 'undefined') return 'none';
    return this.context?.state === 'running' ? 'ready' : 'held';
  };

  /** Tries to get ready; inside a person's own press or touch the browser lets it. */
  async wake(): Promise<void> {
    if (this.state() !== 'held') return;
    this.context ??= this.made();
    try {
      await this.context.resume();
    } catch (error) {
      // No failure: it stays held, which the notice says, until it is woken inside a press.
      console.info('the bell is held:', error);
    }
  }

  ring(): void {
    if (!this.context || this.state() !== 'ready') return;
    this.silence();
    const out = this.context.createGain();
    out.connect(this.context.destination);
    this.sounding = out;
    for (const note of NOTES) for (const tone of OVERTONES) strike(this.context, out, { ...note, ...tone });
  }

  silence(): void {
    this.sounding?.disconnect();
    this.sounding = null;
  }

  close(): void {
    this.silence();
    void this.context?.close();
    this.context = null;
  }

  private made(): AudioContext {
    const context = new AudioContext();
    context.addEventListener('statechange', this.changed.tell);
    return context;
  }
}

const strike = (
  context: AudioContext,
  out: GainNode,
  { hertz, after, times, loud, seconds }: (typeof NOTES)[number] & (typeof OVERTONES)[number],
): void => {
  const from = context.currentTime + after;
  const tone = context.createOscillator();
  tone.frequency.value = hertz * times;
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENCE, from);
  volume.gain.exponentialRampToValueAtTime(loud, from + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, from + seconds);
  tone.connect(volume).connect(out);
  tone.start(from);
  tone.stop(from + seconds);
};

import { longStore } from './browserStores.ts';

type Note = { readonly at: number; readonly pitch: number; readonly length: number; readonly loud: number };

/** Pentatonic scale of the đàn tranh (zither), in Hz from D4. */
const scale = [293.66, 329.63, 392, 440, 493.88, 587.33, 659.25, 783.99, 880, 987.77, 1174.66, 1318.51];
const pitch = (step: number): number => scale[Math.max(0, Math.min(scale.length - 1, step))] ?? 440;

const phrase = (steps: readonly number[], beat: number, loud: number): Note[] =>
  steps.map((step, index) => ({ at: index * beat, pitch: pitch(step), length: beat * 3, loud }));

export type Sound = {
  readonly on: boolean;
  toggle(): void;
  start(): void;
  /** A reel stopped. */
  stop(reel: number): void;
  drum(): void;
  /** A win of so many stakes. */
  win(times: number): void;
  celebrate(): void;
  press(): void;
};

const storeKey = 'sound';

/** Synthesizes all sounds; off until the player turns them on, and the setting is stored. */
export function createSound(): Sound {
  let on = longStore.read(storeKey) === 'on';
  let output: { context: AudioContext; master: GainNode } | null = null;

  const ready = (): { context: AudioContext; master: GainNode } | null => {
    if (!on) return null;
    if (output === null) {
      const context = new AudioContext();
      const master = context.createGain();
      master.gain.value = 0.5;
      master.connect(context.destination);
      output = { context, master };
    }
    if (output.context.state === 'suspended') output.context.resume().catch(() => {});
    return output;
  };

  function pluck(notes: readonly Note[], wave: OscillatorType = 'triangle'): void {
    const out = ready();
    if (out === null) return;
    const now = out.context.currentTime + 0.01;
    for (const note of notes) {
      const oscillator = out.context.createOscillator();
      const gain = out.context.createGain();
      oscillator.type = wave;
      oscillator.frequency.value = note.pitch;
      gain.gain.setValueAtTime(0.0001, now + note.at);
      gain.gain.exponentialRampToValueAtTime(note.loud, now + note.at + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + note.at + note.length);
      oscillator.connect(gain).connect(out.master);
      oscillator.start(now + note.at);
      oscillator.stop(now + note.at + note.length + 0.05);
    }
  }

  /** A drum beat: a tone of quickly falling pitch. */
  function thud(from: number, to: number, length: number, loud: number): void {
    const out = ready();
    if (out === null) return;
    const now = out.context.currentTime;
    const oscillator = out.context.createOscillator();
    const gain = out.context.createGain();
    oscillator.frequency.setValueAtTime(from, now);
    oscillator.frequency.exponentialRampToValueAtTime(to, now + length);
    gain.gain.setValueAtTime(loud, now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
    oscillator.connect(gain).connect(out.master);
    oscillator.start(now);
    oscillator.stop(now + length);
  }

  return {
    get on() {
      return on;
    },
    toggle() {
      on = !on;
      longStore.write(storeKey, on ? 'on' : 'off');
      if (on) pluck(phrase([4, 6, 8], 0.09, 0.16));
    },
    start: () => pluck(phrase([0, 2, 4], 0.06, 0.1)),
    stop: (reel) => thud(190 + reel * 14, 62, 0.16, 0.4),
    drum() {
      thud(150, 48, 0.6, 0.6);
      pluck([{ at: 0, pitch: 587.33, length: 1.1, loud: 0.08 }], 'sine');
    },
    win(times) {
      const steps = times >= 5 ? [2, 4, 5, 7, 9] : times >= 2 ? [2, 4, 5, 7] : [2, 4, 5];
      pluck(phrase(steps, 0.1, 0.18));
    },
    celebrate() {
      thud(150, 48, 0.6, 0.6);
      pluck(phrase([0, 2, 4, 5, 7, 5, 7, 9, 10, 11, 9, 11], 0.14, 0.2));
      pluck(phrase([0, 0, 2, 2, 4, 4], 0.28, 0.12), 'sine');
    },
    press: () => pluck([{ at: 0, pitch: 880, length: 0.07, loud: 0.06 }], 'sine'),
  };
}

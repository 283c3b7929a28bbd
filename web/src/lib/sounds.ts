import type { Alert } from './alerts.svelte';

/** The tones of an alert: how high in hertz, and how long in seconds. */
const TONES: Record<Alert, [number, number][]> = {
  flag: [
    [880, 0.18],
    [660, 0.18],
    [440, 0.36],
  ],
  claim: [
    [523, 0.2],
    [784, 0.3],
  ],
  call: [
    [523, 0.2],
    [784, 0.3],
  ],
  question: [
    [523, 0.15],
    [659, 0.2],
  ],
};
const LOUD = 0.25;

let context: AudioContext | undefined;

/** Sounds an alert, where the browser lets a page be heard: most do once somebody has pressed something on it. */
export function sound(alert: Alert) {
  context ??= new AudioContext();
  void context.resume();
  let at = context.currentTime;
  for (const [hertz, seconds] of TONES[alert]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUD, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds;
  }
}

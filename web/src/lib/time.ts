// Lengths of time, written, read and said.

import { w } from './words';

/** What a clock shows: `1:23:45`, `9:05`, and tenths in the last ten seconds. */
export function face(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const all = Math.ceil(left / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** A length of time as it is said: `1 hour 4 minutes`, `4 minutes 12 seconds`. Seconds are not said beside hours. */
export function spoken(ms: number): string {
  const all = Math.floor(Math.max(0, ms) / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const parts = [
    hours > 0 && w.sightless.hours(hours),
    minutes > 0 && w.sightless.minutes(minutes),
    hours === 0 && (seconds > 0 || minutes === 0) && w.sightless.seconds(seconds),
  ];
  return parts.filter(Boolean).join(' ');
}

/** How long after the zero of the record: `0:02:05`. */
export function since(ms: number): string {
  const all = Math.floor(ms / 1000);
  return `${Math.floor(all / 3600)}:${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`;
}

/** What is wrong with a time as it is written: no time at all, or more seconds or minutes than there are. */
export function faultOf(text: string): 'time' | 'seconds' | 'minutes' | null {
  const match = FACE.exec(text.trim());
  if (!match) return 'time';
  const [, hours, minutes, last] = match;
  if (minutes !== undefined && Number(last) > 59) return 'seconds';
  return hours !== undefined && Number(minutes) > 59 ? 'minutes' : null;
}

const FACE = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,3})(?:(?<=:\d+)\.(\d))?$/;

/** `1:23:45`, `5:00`, `0:07.5` or `5` (minutes), in milliseconds; nothing if it is something else. */
export function readFace(text: string): number | null {
  const match = FACE.exec(text.trim());
  if (!match || faultOf(text)) return null;
  const [, hours, minutes, last, tenths] = match;
  const seconds = minutes === undefined ? Number(last) * 60 : Number(minutes) * 60 + Number(last);
  return (Number(hours ?? 0) * 3600 + seconds) * 1000 + Number(tenths ?? 0) * 100;
}

const two = (n: number) => String(n).padStart(2, '0');

import { wholeMinutes } from '../../../src/texts/format.ts';
import type { Wording } from '../answer.ts';

/** `less than a minute`, `12 min`, `3 h 5 min`, `2 d 4 h`. */
export function timeBetween(from: Date, to: Date, { language, texts }: Wording): string {
  const minutes = Math.floor((to.getTime() - from.getTime()) / 60_000);
  return minutes < 1 ? texts.lessThanAMinute : wholeMinutes(language, minutes);
}

export function describeBytes(bytes: number): string {
  if (bytes >= 1024 ** 3) return `${(bytes / 1024 ** 3).toFixed(1)} GiB`;
  return `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
}

/** UTC, to the minute: `2026-03-10 12:00`. */
export function describeTime(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

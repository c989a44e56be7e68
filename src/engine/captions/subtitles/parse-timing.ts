import type { Timed } from '../caption.ts';

const arrow = /-\s?-?\s?>|[–—]\s?>|→/;
/** Cue settings may follow the end time after a space. */
const endTime = /^\s{0,9}(-?\d{1,9}(?:\s?[:.,]\s?\d{1,9}){0,3})(?:\s|$)/;

/** The times of a line like `00:00:01,000 --> 00:00:02,500 align:start`; null for any other. */
export function parseTiming(line: string): Timed | null {
  const sides = splitAtArrow(line);
  if (sides === null) return null;
  const startMs = parseTime(sides.before);
  const endMs = parseTime(endTime.exec(sides.after)?.[1] ?? '');
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

/** Whether a line is meant to hold times, readable or not. */
export function looksLikeTiming(line: string): boolean {
  const sides = splitAtArrow(line);
  return sides !== null && [sides.before, sides.after].every((side) => /^\s*-?\d[\d:.,;\s]*$/.test(side));
}

/** Other arrows than `-->` may be text (`1 → 2`): they count only between times with a colon. */
function splitAtArrow(line: string): { before: string; after: string } | null {
  const match = arrow.exec(line);
  // no time is that long
  if (match === null || match.index > 60) return null;
  const before = line.slice(0, match.index);
  const after = line.slice(match.index + match[0].length);
  return match[0] === '-->' || before.includes(':') ? { before, after } : null;
}

/**
 * `1:02:03,456`, `02:03.4`, `120:00,0`, `3.5` → milliseconds. Also reads spaces (`00: 01: 02, 500`), a colon or dots
 * before the milliseconds (`00:01:02:500`) and times before the start (`-0:00,5` = 0). null if it is not a time; times in
 * frames (`00:01:02:12`) are not, since the frame rate is not known.
 */
function parseTime(text: string): number | null {
  const time = text.trim().replace(/\s?([:.,])\s?/g, '$1');
  const match = usual.exec(time) ?? otherSeparators.exec(time);
  if (match === null) return null;
  const [, minus, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match;
  if (minus) return 0;
  const wholeSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return wholeSeconds * 1000 + Math.round(Number(`0.${fraction}`) * 1000);
}

const usual = /^(-?)(?:(?:(\d{1,9}):)?(\d{1,6}):)?(\d{1,2})(?:[.,](\d{1,9}))?$/;
const otherSeparators = /^(-?)(\d{1,9})[:.](\d{1,2})[:.](\d{1,2})[:.,](\d{3})$/;

import { parseTime } from './parse-time.ts';

export interface Timing {
  startMs: number;
  endMs: number;
}

const arrow = /-\s?-?\s?>|[–—]\s?>|→/;
/** What follows the end, as the place on the screen, is after a blank. */
const endTime = /^\s{0,9}(-?\d{1,9}(?:\s?[:.,]\s?\d{1,9}){0,3})(?:\s|$)/;

/** The times of a line like `00:00:01,000 --> 00:00:02,500 align:start`; null for any other. */
export function parseTiming(line: string): Timing | null {
  const sides = cutAtArrow(line);
  if (sides === null) return null;
  const startMs = parseTime(sides.before);
  const endMs = parseTime(endTime.exec(sides.after)?.[1] ?? '');
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

/** Whether a line means to give times, readable or not. */
export function looksLikeTiming(line: string): boolean {
  const sides = cutAtArrow(line);
  return sides !== null && [sides.before, sides.after].every((side) => /^\s*-?\d[\d:.,;\s]*$/.test(side));
}

/** Other arrows than `-->` may be what somebody says (`1 → 2`): they count between times with a colon only. */
function cutAtArrow(line: string): { before: string; after: string } | null {
  const match = arrow.exec(line);
  // no time is that long
  if (match === null || match.index > 60) return null;
  const before = line.slice(0, match.index);
  const after = line.slice(match.index + match[0].length);
  return match[0] === '-->' || before.includes(':') ? { before, after } : null;
}

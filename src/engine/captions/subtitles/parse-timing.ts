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

/**
 * `1:02:03,456`, `02:03.4`, `120:00,0`, `3.5` → milliseconds, and what programs make of them: blanks between
 * (`00: 01: 02, 500`), a colon or dots before the thousandths (`00:01:02:500`), a time before the start (`-0:00,5` = 0).
 * null when it is no time; so are counted frames (`00:01:02:12`), whose length nobody knows.
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

import type { CaptionInput } from './caption.ts';
import { parseTime } from './parse-time.ts';
import { plainCueText } from './plain-cue-text.ts';

const timing = /^\s*([\d:.,]+)\s*-{1,2}>\s*([\d:.,]+)(?:\s+.*)?$/;

/**
 * Reads SRT and WebVTT alike, as files in the wild have them: counters may be missing, times may have a comma or a dot,
 * NOTE, STYLE and REGION blocks and cue settings are passed over. Cues without words or without length are left out.
 * null when there is no line of times at all (but a WebVTT header alone is an empty list).
 */
export function parseCues(text: string): CaptionInput[] | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const timingLines = lines.flatMap((line, index) => (readTiming(line) === null ? [] : [index]));
  if (timingLines.length === 0) return /^WEBVTT(\s|$)/.test(lines[0] ?? '') ? [] : null;
  return timingLines.flatMap((at, index) => {
    const next = timingLines[index + 1];
    return readCue(lines.slice(at, next === undefined ? lines.length : next));
  });
}

function readCue([first = '', ...rest]: string[]): CaptionInput[] {
  const times = readTiming(first);
  if (times === null) return [];
  const text = plainCueText(cueLines(rest).join('\n'));
  return text === '' || times.endMs <= times.startMs ? [] : [{ ...times, text }];
}

/** The text ends at a blank line: what follows is the next cue's counter, a NOTE or a STYLE. */
function cueLines(lines: string[]): string[] {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (start !== 0) return [];
  const blank = lines.findIndex((line) => line.trim() === '');
  if (blank !== -1) return lines.slice(0, blank);
  return lines;
}

function readTiming(line: string): { startMs: number; endMs: number } | null {
  const match = timing.exec(line);
  const startMs = parseTime(match?.[1] ?? '');
  const endMs = parseTime(match?.[2] ?? '');
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

import type { CaptionInput, Timed } from '../caption.ts';
import { plainCueText } from './cue-text.ts';
import { looksLikeTiming, parseTiming } from './parse-timing.ts';

/**
 * Reads SRT and WebVTT as leniently as files in practice need: counters and blank lines between cues may be missing,
 * blank lines may stand inside a cue, times may have a comma or a dot. NOTE, STYLE and REGION blocks, identifiers and cue
 * settings are skipped, and so are cues without words or duration.
 * null if no cue is left, or if a line of times cannot be read (but a WebVTT file with only a header is an empty list).
 */
export function parseCues(text: string): CaptionInput[] | null {
  const lines = linesOf(text);
  const isVtt = /^WEBVTT(\s|$)/.test(lines[0] ?? '');
  const cues = splitIntoCues(isVtt ? withoutComments(lines) : lines, isVtt);
  if (cues === null) return null;
  if (cues.length === 0) return isVtt && withoutComments(lines).every(isBlank) ? [] : null;
  const captions = cues.flatMap(({ startMs, endMs, lines }) => {
    const words = plainCueText(lines.join('\n'));
    return words === '' || endMs <= startMs ? [] : [{ startMs, endMs, text: words }];
  });
  return captions.length === 0 ? null : captions;
}

/** Lines may end in `\r\n`, `\n`, `\r`, or, after conversion by two programs, in `\r\r\n`. */
function linesOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((line) => line.trimEnd().split('\r'));
}

/** Blanks the parts of a WebVTT file that are never shown: header, NOTE, STYLE and REGION. */
function withoutComments(lines: string[]): string[] {
  let isHidden = false;
  return lines.map((line, index) => {
    const isFirst = isBlank(lines[index - 1] ?? '');
    if (isFirst) isHidden = index === 0 || /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line);
    if (parseTiming(line) !== null) isHidden = false;
    return isHidden ? '' : line;
  });
}

type Cue = Timed & { lines: string[] };

/** null if a line of times cannot be read: it would be shown as text, and the text after it at a wrong time. */
function splitIntoCues(lines: string[], isVtt: boolean): Cue[] | null {
  const timings = lines.map(parseTiming);
  if (lines.some((line, index) => timings[index] === null && looksLikeTiming(line))) return null;
  const starts = timings.flatMap((timing, index) => (timing === null ? [] : [index]));
  const counters = countersBefore(lines.slice(0, starts[0] ?? 0));
  return starts.flatMap((start, index) => {
    const body = lines.slice(start + 1, starts[index + 1]);
    const isLast = index === starts.length - 1;
    const shown = isLast
      ? withoutLoneCounter(body, starts.length + 1)
      : body.slice(0, headingOfNext(body, { counters, isVtt }));
    const timing = timings[start];
    return timing ? [{ ...timing, lines: shown }] : [];
  });
}

/** How a file numbers its cues, by its first cue: on the line before the times, with blank lines between, or not at all. */
type Counters = 'close' | 'apart' | 'none';

function countersBefore(lines: string[]): Counters {
  if (isCounter(lines.at(-1))) return 'close';
  return isCounter(lines.findLast((line) => !isBlank(line))) ? 'apart' : 'none';
}

/**
 * Index of the next cue's heading (its counter, or in WebVTT its identifier) in the lines before its times. A number may
 * also be text: directly after text, without a blank line, it is a counter only in files that number their cues so.
 */
function headingOfNext(lines: string[], { counters, isVtt }: { counters: Counters; isVtt: boolean }): number {
  const last = lines.at(-1) ?? '';
  const isAlone = lines.length > 1 && isBlank(lines.at(-2) ?? '');
  if (isCounter(last) && (isAlone || counters === 'close')) return lines.length - 1;
  if (isVtt && isAlone) return lines.length - 1;
  const lastFilled = lines.findLastIndex((line) => !isBlank(line));
  return counters === 'apart' && isCounter(lines[lastFilled]) ? lastFilled : lines.length;
}

/** Truncated files may end in the counter of the missing cue. */
function withoutLoneCounter(lines: string[], next: number): string[] {
  const at = lines.findLastIndex((line) => !isBlank(line));
  const isLone = at > 0 && isBlank(lines[at - 1] ?? '') && lines[at]?.trim() === String(next);
  return isLone ? lines.slice(0, at) : lines;
}

function isCounter(line: string | undefined): boolean {
  return /^\p{Nd}{1,9}$/u.test(line?.trim() ?? '');
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}

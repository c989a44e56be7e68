import { z } from 'zod';
import type { Caption, CaptionInput } from './caption.ts';
import { parseCues } from './parse-cues.ts';

const jsonCaptions = z.array(
  z
    .object({
      start: z.coerce.number().min(0),
      end: z.coerce.number(),
      text: z.string(),
      emoji: z.string().nullish(),
    })
    .refine(({ start, end }) => start < end),
);

/**
 * Captions from the text of an SRT, WebVTT or JSON file; JSON is an array of `{start, end, text, emoji?}` in seconds.
 * null when it is none of them.
 */
export function parseSubtitles(text: string): CaptionInput[] | null {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  return trimmed.startsWith('[') ? (parseJson(trimmed) ?? parseCues(trimmed)) : parseCues(trimmed);
}

export function writeSrt(captions: Caption[]): string {
  const cues = captions.map(
    ({ startMs, endMs, text }, index) =>
      `${index + 1}\n${clock(startMs, ',')} --> ${clock(endMs, ',')}\n${oneLine(text)}\n`,
  );
  return cues.join('\n');
}

export function writeVtt(captions: Caption[]): string {
  const cues = captions.map(
    ({ startMs, endMs, text }) => `${clock(startMs, '.')} --> ${clock(endMs, '.')}\n${escapeVtt(oneLine(text))}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

function parseJson(text: string): CaptionInput[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = jsonCaptions.safeParse(value);
  if (!parsed.success) return null;
  return parsed.data.map(({ start, end, text: words, emoji }) => ({
    startMs: Math.round(start * 1000),
    endMs: Math.round(end * 1000),
    text: words,
    ...(emoji ? { emoji } : {}),
  }));
}

function clock(timeMs: number, separator: ',' | '.'): string {
  const ms = Math.max(0, Math.round(timeMs));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const time = `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}`;
  return `${time}${separator}${String(ms % 1000).padStart(3, '0')}`;
}

/** An empty line inside a cue would end it. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function escapeVtt(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

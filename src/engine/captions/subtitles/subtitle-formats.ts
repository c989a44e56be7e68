import { z } from 'zod';
import { isNestedTooDeep } from '../../../infra/validation/input-limits.ts';
import type { Caption, CaptionInput, Word } from '../caption.ts';
import { escapeSrt, escapeVtt } from './cue-text.ts';
import { parseCues } from './parse-cues.ts';

/** No-code clients send numbers as text. null, '' and true are not numbers, although JavaScript converts them. */
const seconds = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^\d+(\.\d*)?$/)
    .transform(Number),
]);

const jsonCaptions = z.array(
  z
    .object({ start: seconds.pipe(z.number().min(0)), end: seconds, text: z.string(), emoji: z.string().nullish() })
    .refine(({ start, end }) => start < end),
);

/**
 * Captions from the text of an SRT, WebVTT or JSON file. JSON is an array of `{start, end, text, emoji?}` in seconds, or
 * an object with such an array as `captions`. null if it is none of these, or if its cues have no text.
 */
export function parseSubtitles(text: string): CaptionInput[] | null {
  const bare = withoutFence(text);
  return parseJson(bare) ?? parseCues(bare);
}

/** Without the Markdown code fence that language models write around their output. */
function withoutFence(text: string): string {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const fence = /^(`{3,9})[a-z]{0,20}[ \t]{0,9}\r?\n/i.exec(trimmed);
  if (!fence) return trimmed;
  const [opening, backticks = ''] = fence;
  const inside = trimmed.slice(opening.length);
  return (inside.endsWith(backticks) ? inside.slice(0, -backticks.length) : inside).trim();
}

/** The items of JSON captions, not validated: a list, or `{language, captions}` as the API returns them. */
export function jsonCaptionItems(text: string): unknown[] | undefined {
  const bare = withoutFence(text);
  if (!/^[[{]/.test(bare) || isNestedTooDeep(bare)) return undefined;
  try {
    const value = JSON.parse(bare);
    const items = Array.isArray(value) ? value : value.captions;
    return Array.isArray(items) ? items : undefined;
  } catch {
    return undefined;
  }
}

export function writeSrt(captions: Caption[]): string {
  const cues = captions.map(
    ({ startMs, endMs, text }, index) =>
      `${index + 1}\n${clock(startMs, ',')} --> ${clock(endMs, ',')}\n${escapeSrt(oneLine(text))}\n`,
  );
  return cues.join('\n');
}

export function writeVtt(captions: Caption[]): string {
  const cues = captions.map(
    ({ startMs, endMs, text }) => `${clock(startMs, '.')} --> ${clock(endMs, '.')}\n${escapeVtt(oneLine(text))}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Captions as files: JSON as the API returns it, SubRip and WebVTT. */
export const captionWriters = {
  json: (captions: Caption[], facts: CaptionFacts) => JSON.stringify(toApiCaptions(captions, facts)),
  srt: writeSrt,
  vtt: writeVtt,
} satisfies Record<string, (captions: Caption[], facts: CaptionFacts) => string>;

export interface CaptionFacts {
  language: string | null;
  /** By a caller: nobody doubts words that were not transcribed. */
  areGiven: boolean;
}

export type CaptionFormat = keyof typeof captionWriters;

/** Times in seconds. */
function toApiCaptions(captions: Caption[], { language, areGiven }: CaptionFacts) {
  const confidenceOf = ({ confidence }: Word) => confidence ?? (areGiven ? 1 : undefined);
  return {
    language,
    captions: captions.map(({ startMs, endMs, text, emoji, words }) => ({
      start: startMs / 1000,
      end: endMs / 1000,
      text,
      ...(emoji === undefined ? {} : { emoji }),
      words: words.map((word) => ({
        text: word.text,
        start: word.startMs / 1000,
        end: word.endMs / 1000,
        ...roundedConfidence(confidenceOf(word)),
        ...(word.emphasis === undefined ? {} : { emphasis: word.emphasis }),
      })),
    })),
  };
}

/** To hundredths: it is not known more precisely. */
function roundedConfidence(confidence: number | undefined) {
  if (confidence === undefined) return {};
  return { confidence: Math.round(100 * Math.min(1, Math.max(0, confidence))) / 100 };
}

function parseJson(text: string): CaptionInput[] | null {
  const parsed = jsonCaptions.safeParse(jsonCaptionItems(text));
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

/** A blank line inside a cue would end it. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

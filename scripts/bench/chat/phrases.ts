import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../../../src/texts/languages.ts';

/** When a phrase is said. */
export type Moment =
  /** Nothing was sent yet. */
  | 'new'
  /** The only video is being made. */
  | 'rendering'
  /** The only video is finished. */
  | 'ready'
  /** Its numbered text was shown. */
  | 'text'
  /** There are three finished videos. */
  | 'several';

/** Something that a person wrote, with the outcomes of which any is right. */
export interface Phrase {
  language: Language;
  at: Moment;
  text: string;
  /** Of strangers' phrases: which of their lists it is from. Each is counted before it is used. */
  batch?: number;
  /** The labels of an outcome must all come true. */
  want: string[][];
}

/**
 * Parsers are improved with the phrases for work, and with those of strangers after these were counted once. The others are only
 * counted.
 */
export const halves = ['work', 'counted', 'strangers'] as const;
export type Half = (typeof halves)[number];

const folder = new URL('../../../test/fixtures/chat-phrases/', import.meta.url);

export function readPhrases(half: Half, language: Language): Phrase[] {
  const file = new URL(`${half}/${language}.jsonl`, folder);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => ({ language, ...(JSON.parse(line) as Omit<Phrase, 'language'>) }));
}

/**
 * What is said in the video, as it was heard: a line a caption.
 * @param batch the video of a list of strangers; undefined = that of the phrases for work and of the counted ones
 */
export function readSpokenLines(language: Language, batch?: number): string[] {
  const name = batch === undefined ? language : `${language}-strangers-${batch}`;
  return JSON.parse(readFileSync(new URL(`captions/${name}.json`, folder), 'utf8')) as string[];
}

/** `color:yellow` → `color` and `yellow`; a label without a value has the value ''. */
export function partsOfLabel(label: string): { name: string; value: string } {
  const at = label.indexOf(':');
  return at < 0 ? { name: label, value: '' } : { name: label.slice(0, at), value: label.slice(at + 1) };
}

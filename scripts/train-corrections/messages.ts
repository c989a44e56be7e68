import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Language, languages } from '../../src/texts/languages.ts';
import { isOfText } from '../bench/chat/expected-lines.ts';
import { readPhrases, readSpokenLines } from '../bench/chat/phrases.ts';

/** A message about the captions of a video, of which is known what it corrects. */
export interface KnownMessage {
  language: Language;
  text: string;
  /** The captions. */
  lines: string[];
  /** The corrections that it means, as labels of phrases; of several such lists any is right. Empty = it corrects nothing. */
  outcomes: string[][];
}

/** A file of `messages/` has a video in each row. */
interface WrittenVideo {
  lines: string[];
  messages: { text: string; want: string[] }[];
}

/**
 * `messages/`, the phrases for work and those of strangers, of all languages: . The counted phrases are never among them.
 * @param without a list of strangers that is left out, to measure with it
 */
export function knownMessages(without: number | null = null): KnownMessage[] {
  return [...languages.flatMap(writtenMessages), ...phrasesAboutVideos((batch) => batch !== without)];
}

function writtenMessages(language: Language): KnownMessage[] {
  const file = new URL(`messages/${language}.jsonl`, import.meta.url);
  if (!existsSync(file)) return [];
  const videos = readFileSync(file, 'utf8').trim().split('\n');
  return videos
    .map((video) => JSON.parse(video) as WrittenVideo)
    .flatMap(({ lines, messages }) => messages.map(({ text, want }) => ({ language, text, lines, want: [want] })))
    .map(asKnown);
}

/** Phrases about a video that is there. */
export function phrasesAboutVideos(isMeant: (batch: number | undefined) => boolean): KnownMessage[] {
  const phrases = (['work', 'strangers'] as const).flatMap((half) =>
    languages.flatMap((language) => readPhrases(half, language)),
  );
  return phrases
    .filter(({ at, batch }) => at !== 'new' && at !== 'rendering' && isMeant(batch))
    .map(({ language, text, want, batch }) =>
      asKnown({ language, text, want, lines: readSpokenLines(language, batch) }),
    );
}

function asKnown({ want, ...message }: Omit<KnownMessage, 'outcomes'> & { want: string[][] }): KnownMessage {
  const outcomes = want.map((outcome) => outcome.filter(isOfText)).filter(({ length }) => length > 0);
  return { ...message, outcomes };
}

/** Says whether the messages are those that a model was trained with. */
export function hashOf(messages: readonly KnownMessage[]): string {
  return createHash('sha256').update(JSON.stringify(messages)).digest('hex');
}

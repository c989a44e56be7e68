import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Language, languages } from '../../src/texts/languages.ts';
import { partsOfLabel, readPhrases, readSpokenLines } from '../bench/chat/phrases.ts';

/** A message of which is known which text of a title it gives. */
export interface KnownMessage {
  language: Language;
  text: string;
  /** The captions of the video that it is about. */
  lines: readonly string[];
  /** Any of these is right; null = it gives none. */
  titles: (string | null)[];
}

interface WrittenMessage {
  text: string;
  title: string | null;
}

/**
 * `messages/`, the phrases for work and those of strangers, of all languages. The counted phrases are never among them. Messages of
 * `messages/` are about the video of the phrases for work.
 */
export function knownMessages(): KnownMessage[] {
  return [...writtenMessages(), ...phrasesWithTitles()];
}

function writtenMessages(): KnownMessage[] {
  return languages.flatMap((language) => {
    const rows = readFileSync(new URL(`messages/${language}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const lines = readSpokenLines(language);
    return rows
      .map((row) => JSON.parse(row) as WrittenMessage)
      .map(({ text, title }) => ({ language, text, lines, titles: [title] }));
  });
}

function phrasesWithTitles(): KnownMessage[] {
  const phrases = (['work', 'strangers'] as const).flatMap((half) =>
    languages.flatMap((language) => readPhrases(half, language)),
  );
  return phrases.map(({ language, text, want, batch }) => {
    const lines = readSpokenLines(language, batch);
    return { language, text, lines, titles: [...new Set(want.map(titleIn))] };
  });
}

function titleIn(outcome: readonly string[]): string | null {
  const given = outcome.map(partsOfLabel).find(({ name }) => name === 'title');
  return given && given.value !== 'off' ? given.value : null;
}

/** Says whether the messages are those that a model was trained with. */
export function hashOf(messages: readonly KnownMessage[]): string {
  return createHash('sha256').update(JSON.stringify(messages)).digest('hex');
}

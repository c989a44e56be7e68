import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LikenessMeaning } from '../../src/chat/conversation/words/likeness/meanings.ts';
import { languages } from '../../src/texts/languages.ts';
import { readPhrases } from '../bench/chat/phrases.ts';
import { meaningOfLabel } from './meaning-of-label.ts';

/** Something that people write, of which is known what it means. */
export interface KnownSentence {
  text: string;
  meaning: LikenessMeaning;
  /** Of what means several things, each counts in part. */
  weight: number;
}

/**
 * `sentences/`, the phrases for work and those of strangers, of all languages. The counted phrases are never among them.
 * @param without a list of strangers that is left out, to measure with it
 */
export function knownSentences(without: number | null = null): KnownSentence[] {
  const written = languages.flatMap((language) => {
    const file = new URL(`sentences/${language}.tsv`, import.meta.url);
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [meaning = '', text = ''] = line.split('\t');
        return { text, meaning: meaning as LikenessMeaning, weight: 1 };
      });
  });
  const phrases = (['work', 'strangers'] as const).flatMap((half) =>
    languages.flatMap((language) => readPhrases(half, language)),
  );
  const labelled = phrases.flatMap(({ text, want, batch }) => {
    const meant = [...new Set((want[0] ?? []).flatMap((label) => meaningOfLabel(label) ?? []))];
    return batch !== undefined && batch === without
      ? []
      : meant.map((meaning) => ({ text, meaning, weight: 1 / meant.length }));
  });
  return [...written, ...labelled];
}

/** Says whether the sentences are those that a classifier was trained with. */
export function hashOf(sentences: readonly KnownSentence[]): string {
  const rows = sentences.map(({ text, meaning, weight }) => `${meaning}\t${weight.toFixed(3)}\t${text}`);
  return createHash('sha256').update(rows.join('\n')).digest('hex');
}

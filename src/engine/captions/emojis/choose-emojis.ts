import { endingOf } from '../../../infra/text-ends.ts';
import type { Caption } from '../caption.ts';
import { isUnspaced } from '../words/unspaced-script.ts';
import { isAmbiguous } from './ambiguous-words.ts';
import { type EmojiMatch, emojiKeywords, everydayScore } from './emoji-keywords.ts';
import { extractEmojis } from './extract-emojis.ts';

/** Shortest time before the same emoji is chosen again. */
const minRepeatMs = 10_000;
/** Shortest time between two chosen emojis. */
const minGapMs = 3000;

/**
 * Adds emojis for `captions_add_emojis`, by their names in the language (null = English): at most one per caption, and
 * none twice within ten seconds. A caption's own emoji is kept.
 */
export function chooseEmojis(captions: Caption[], language: string | null): Caption[] {
  const code = languageCode(language ?? 'en');
  const keywords = emojiKeywords(code) ?? new Map<string, EmojiMatch>();
  const lastShownMs = new Map<string, number>();
  let lastChosenMs = Number.NEGATIVE_INFINITY;
  return captions.map((caption) => {
    const own = caption.emoji ?? extractEmojis(caption.text).emojis[0];
    const matches = matchesIn(caption, code, keywords);
    const chosen = own === undefined ? choose(caption, matches)?.emoji : own;
    if (chosen === undefined) return caption;
    lastShownMs.set(chosen, caption.endMs);
    if (own === undefined) lastChosenMs = caption.startMs;
    if (caption.emoji === undefined && own !== undefined) return caption;
    return { ...caption, emoji: chosen, ...wordOf(chosen, caption, matches) };
  });

  function choose({ startMs }: Caption, matches: WordMatch[]): WordMatch | undefined {
    if (startMs - lastChosenMs < minGapMs) return undefined;
    return matches.find(({ emoji }) => startMs - (lastShownMs.get(emoji) ?? Number.NEGATIVE_INFINITY) >= minRepeatMs);
  }
}

interface WordMatch extends EmojiMatch {
  /** Index of the caption's word that stands for it, or of the first of several. */
  word: number;
}

/** Best match first. */
function matchesIn({ text, words }: Caption, code: string, keywords: Map<string, EmojiMatch>): WordMatch[] {
  const mayMean = code === 'de' && /\p{Lu}/u.test(text) ? isCapitalised : () => true;
  const written = words.flatMap(({ text, parts }, word) =>
    (parts ?? [{ text }]).map((part) => ({ text: part.text, word })),
  );
  const plain = written.map(({ text }) => plainWord(text));
  return written
    .flatMap(({ text, word }, index) => {
      const single = mayMean(text) ? bestMatch(plain[index] ?? '', code, keywords) : null;
      const matches = [...(single ? [single] : []), ...phraseMatches(plain.slice(index, index + maxPhrase), keywords)];
      return matches.map((match) => ({ ...match, word }));
    })
    .sort((a, b) => b.score - a.score);
}

/** Empty if no word stands for the emoji, or in scripts without spaces: then it is shown on all pages. */
function wordOf(emoji: string, { words }: Caption, matches: WordMatch[]): Pick<Caption, 'emojiWord'> {
  const found = matches.filter((match) => match.emoji === emoji).sort((a, b) => a.word - b.word)[0];
  if (!found || words[found.word]?.parts !== undefined || isUnspaced(words[found.word]?.text ?? '')) return {};
  return { emojiWord: found.word };
}

function languageCode(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? '';
}

/** German writes its nouns with a capital. */
function isCapitalised(word: string): boolean {
  return /^[^\p{L}\p{N}]*\p{Lu}/u.test(word);
}

function plainWord(word: string): string {
  const start = word.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, '');
  const bare = start.slice(0, start.length - endingOf(start, /[^\p{L}\p{N}]/u).length);
  return bare.replace(/['’]s$/, '');
}

function bestMatch(word: string, code: string, keywords: Map<string, EmojiMatch>): EmojiMatch | null {
  const matches = forms(word, code).flatMap((form) => keywords.get(form) ?? []);
  return matches.find(({ score }) => score >= everydayScore) ?? (isAmbiguous(word, code) ? null : (matches[0] ?? null));
}

/** Words of the longest names. */
const maxPhrase = 4;

/** Names of two to four words, like «hot dog». More words give a higher score. */
function phraseMatches(words: string[], keywords: Map<string, EmojiMatch>): EmojiMatch[] {
  return [2, 3, 4].flatMap((length) => {
    const match = words.length < length ? undefined : keywords.get(words.slice(0, length).join(' '));
    return match ? [{ ...match, score: match.score + length }] : [];
  });
}

/** Endings of plurals and cases with what replaces them, by language: rockets, boxes, casas, Raketen. */
const endings = new Map<string, [RegExp, string][]>(
  Object.entries({
    en: [
      [/(?<=[^s])s$/, ''],
      [/(?<=s|x|z|ch|sh|o)es$/, ''],
      [/ies$/, 'y'],
    ],
    es: [
      [/s$/, ''],
      [/es$/, ''],
    ],
    fr: [[/[sx]$/, '']],
    pt: [[/s$/, '']],
    de: [[/(?<=e)n$/, '']],
  }),
);

/** The word, and its stems without a common ending. */
function forms(word: string, code: string): string[] {
  const stems = (endings.get(code) ?? [])
    .filter(([ending]) => ending.test(word))
    .map(([ending, replacement]) => word.replace(ending, replacement));
  return [word, ...stems.filter((stem) => stem.length > 2 && !isAmbiguous(stem, code))];
}

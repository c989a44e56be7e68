import type { Caption } from '../caption.ts';
import { liftEmojis } from './emoji-graphemes.ts';
import { type EmojiMatch, emojiKeywords, everydayScore } from './emoji-keywords.ts';
import { isFiller } from './filler-words.ts';

/** The same emoji comes back at the earliest after this. */
const sameAgainMs = 10_000;
/** Sparing: at most one chosen emoji in this time. */
const betweenMs = 3000;

/**
 * Adds emojis of our own choice for `captions_add_emojis`: at most one a caption, none twice within ten seconds, by what
 * emojis are called in the language (null = English). A caption's own emoji stays as it is.
 */
export function chooseEmojis(captions: Caption[], language: string | null): Caption[] {
  const code = languageCode(language ?? 'en');
  const keywords = emojiKeywords(code) ?? new Map<string, EmojiMatch>();
  const lastShownMs = new Map<string, number>();
  let lastChosenMs = Number.NEGATIVE_INFINITY;
  return captions.map((caption) => {
    const own = caption.emoji ?? liftEmojis(caption.text).emojis[0];
    const chosen = own ?? choose(caption);
    if (chosen === undefined) return caption;
    lastShownMs.set(chosen, caption.endMs);
    if (own === undefined) lastChosenMs = caption.startMs;
    return caption.emoji === undefined && own === undefined ? { ...caption, emoji: chosen } : caption;
  });

  function choose({ text, words, startMs }: Caption): string | undefined {
    if (startMs - lastChosenMs < betweenMs) return undefined;
    const mayMean = code === 'de' && /\p{Lu}/u.test(text) ? isCapitalised : () => true;
    const written = words.flatMap(({ text, parts }) => (parts ?? [{ text }]).map((part) => part.text));
    const said = written.map(plainWord);
    const matches = said
      .flatMap((word, index) => [
        mayMean(written[index] ?? '') ? bestMatch(word, code, keywords) : null,
        ...phraseMatches(said.slice(index), keywords),
      ])
      .filter((match) => match !== null)
      .filter(({ emoji }) => startMs - (lastShownMs.get(emoji) ?? Number.NEGATIVE_INFINITY) >= sameAgainMs)
      .sort((a, b) => b.score - a.score);
    return matches[0]?.emoji;
  }
}

function languageCode(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? '';
}

/** As German writes its nouns. */
function isCapitalised(word: string): boolean {
  return /^[^\p{L}\p{N}]*\p{Lu}/u.test(word);
}

function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/['’]s$/, '');
}

function bestMatch(word: string, code: string, keywords: Map<string, EmojiMatch>): EmojiMatch | null {
  const matches = forms(word, code).flatMap((form) => keywords.get(form) ?? []);
  return matches.find(({ score }) => score >= everydayScore) ?? (isFiller(word, code) ? null : (matches[0] ?? null));
}

const longestPhrase = 4;

/** Names of several words, said in full: «hot dog». The more words, the surer. */
function phraseMatches(words: string[], keywords: Map<string, EmojiMatch>): EmojiMatch[] {
  return [2, 3, longestPhrase].flatMap((length) => {
    const match = words.length < length ? undefined : keywords.get(words.slice(0, length).join(' '));
    return match ? [{ ...match, score: match.score + length }] : [];
  });
}

/** Endings of plurals and cases, by language: rockets, boxes, casas, Raketen. */
const endings: Record<string, [RegExp, string][]> = {
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
};

/** The word, and what is left without a common ending. */
function forms(word: string, code: string): string[] {
  const stems = (endings[code] ?? [])
    .filter(([ending]) => ending.test(word))
    .map(([ending, put]) => word.replace(ending, put));
  return [word, ...stems.filter((stem) => stem.length > 2 && !isFiller(stem, code))];
}

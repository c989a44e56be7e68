import type { Caption } from '../caption.ts';
import { isUnspaced } from '../words/unspaced-script.ts';
import { isAmbiguous } from './ambiguous-words.ts';
import { type EmojiMatch, emojiKeywords, everydayScore } from './emoji-keywords.ts';
import { extractEmojis } from './extract-emojis.ts';

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
    if (startMs - lastChosenMs < betweenMs) return undefined;
    return matches.find(({ emoji }) => startMs - (lastShownMs.get(emoji) ?? Number.NEGATIVE_INFINITY) >= sameAgainMs);
  }
}

interface WordMatch extends EmojiMatch {
  /** Index of the caption's word that means it, or of the first of several. */
  word: number;
}

/** The best first. */
function matchesIn({ text, words }: Caption, code: string, keywords: Map<string, EmojiMatch>): WordMatch[] {
  const mayMean = code === 'de' && /\p{Lu}/u.test(text) ? isCapitalised : () => true;
  const written = words.flatMap(({ text, parts }, word) =>
    (parts ?? [{ text }]).map((part) => ({ text: part.text, word })),
  );
  const said = written.map(({ text }) => plainWord(text));
  return written
    .flatMap(({ text, word }, index) => {
      const single = mayMean(text) ? bestMatch(said[index] ?? '', code, keywords) : null;
      const matches = [...(single ? [single] : []), ...phraseMatches(said.slice(index), keywords)];
      return matches.map((match) => ({ ...match, word }));
    })
    .sort((a, b) => b.score - a.score);
}

/** None where nothing means the emoji, or where the words run on without blanks: then it is there throughout. */
function wordOf(emoji: string, { words }: Caption, matches: WordMatch[]): Pick<Caption, 'emojiWord'> {
  const found = matches.filter((match) => match.emoji === emoji).sort((a, b) => a.word - b.word)[0];
  if (!found || words[found.word]?.parts !== undefined || isUnspaced(words[found.word]?.text ?? '')) return {};
  return { emojiWord: found.word };
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
  return matches.find(({ score }) => score >= everydayScore) ?? (isAmbiguous(word, code) ? null : (matches[0] ?? null));
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
  return [word, ...stems.filter((stem) => stem.length > 2 && !isAmbiguous(stem, code))];
}

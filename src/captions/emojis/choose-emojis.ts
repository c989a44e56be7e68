import type { Caption } from '../caption.ts';
import { liftEmojis } from './emoji-graphemes.ts';
import { type EmojiMatch, emojiKeywords, everydayScore } from './emoji-keywords.ts';
import { isFiller } from './filler-words.ts';

/** The same emoji comes back at the earliest after this. */
const sameAgainMs = 10_000;
/** Sparing: at most one chosen emoji in this time. */
const betweenMs = 3000;
/** Below this a match is too loose to be shown. */
const leastScore = 2.1;

/**
 * Adds emojis of our own choice for `captions_add_emojis`: at most one a caption, none twice within ten seconds, by the
 * CLDR keywords of the language (null or unknown = English). A caption's own emoji stays as it is.
 */
export function chooseEmojis(captions: Caption[], language: string | null): Caption[] {
  const keywords = emojiKeywords(language ?? 'en') ?? new Map<string, EmojiMatch>();
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

  function choose({ words, startMs }: Caption): string | undefined {
    if (startMs - lastChosenMs < betweenMs) return undefined;
    const said = words.flatMap(({ text, parts }) => (parts ?? [{ text }]).map((part) => plainWord(part.text)));
    const matches = said
      .flatMap((word, index) => [bestMatch(word, keywords), ...phraseMatches(said.slice(index), keywords)])
      .filter((match) => match !== null)
      .filter(({ emoji }) => startMs - (lastShownMs.get(emoji) ?? Number.NEGATIVE_INFINITY) >= sameAgainMs)
      .sort((a, b) => b.score - a.score);
    return matches[0]?.emoji;
  }
}

function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/['’]s$/, '');
}

function bestMatch(word: string, keywords: Map<string, EmojiMatch>): EmojiMatch | null {
  if (word === '' || isFiller(word)) return null;
  const matches = forms(word).flatMap((form) => keywords.get(form) ?? []);
  const sure = matches.filter(({ score }) => score >= leastScore);
  return sure.find(({ score }) => score >= everydayScore) ?? sure[0] ?? null;
}

const longestPhrase = 4;

/** Names of several words, said in full: «hot dog». The more words, the surer. */
function phraseMatches(words: string[], keywords: Map<string, EmojiMatch>): EmojiMatch[] {
  return [2, 3, longestPhrase].flatMap((length) => {
    const match = words.length < length ? undefined : keywords.get(words.slice(0, length).join(' '));
    return match ? [{ ...match, score: match.score + length }] : [];
  });
}

/** The word, and what is left without a common ending: rockets, running, casas. */
function forms(word: string): string[] {
  const stems = [/s$/, /es$/, /ies$/, /ing$/, /n$/, /en$/].flatMap((ending) =>
    word.length > (ending.source === 's$' ? 3 : 4) && ending.test(word)
      ? [word.replace(ending, ending.source === 'ies$' ? 'y' : '')]
      : [],
  );
  return [word, ...stems.filter((stem) => stem.length > 2 && !isFiller(stem))];
}

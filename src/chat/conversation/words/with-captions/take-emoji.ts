import { drawableEmoji } from '../../../../engine/captions/emojis/extract-emojis.ts';
import { splitGraphemes } from '../../../../infra/segments.ts';
import { wordsAt as lengthAt } from '../corrections/match-form.ts';
import { isFeeling } from '../corrections/no-new-words.ts';
import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { lineNamesIn } from '../in-lines/line-names.ts';
import { type Item, isKind, readItems } from '../read-items.ts';
import { isAsking } from '../settings/asks-for.ts';
import { judgeWords, type Mention, mentionsIn, wordsAt } from './mentions.ts';
import { beginsWithPlace, emojiByName, isPlacedBefore, saysPlace } from './placed-emoji.ts';
import { replaceWords, take } from './take-found.ts';
import { takePart } from './take-part.ts';

/** In words. A longer sentence says more than where an emoji is to be. */
const maxSentence = 24;

/** Takes "put a 🐢 where I say tortoise", "🎭 at the end of line 11": an emoji of the person's own, behind words of the captions. */
export function takeEmoji(reading: Reading, segments: readonly Segment[]): boolean {
  return takePart(reading, segments, takeRemovedEmoji) || takePart(reading, segments, takeEmojiOf);
}

/** "Remove the 🐢", "no 🎭 in line 11": an emoji that the captions have goes; another is the bot's own, and its line stays. */
function takeRemovedEmoji(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  const tokens = tokensOf(segments);
  const asks = dictionaries.some(({ corrections: { removeLine } }) =>
    tokens.some((_, at) => lengthAt(tokens, at, removeLine) !== null),
  );
  if (!captions || !asks || tokens.length > maxSentence) return false;
  const [emoji, ...others] = new Set(splitGraphemes(spanOf(text, segments).said).filter(isEmoji));
  if (!emoji || others.length > 0) return false;
  const words = judgeWords(text, tokens, reading);
  const places = [{ from: 0, to: words.length }];
  const named = lineNamesIn(tokens, { text, captions, dictionaries }).map(({ line }) => line);
  const found = captions.words.lines.flatMap((line, index) => {
    if (!line.includes(emoji) || (named.length > 0 && !named.includes(index + 1))) return [];
    const rest = line.replaceAll(emoji, '').replace(/\s+/g, ' ').trim();
    return rest === '' ? [] : [{ wish: { kind: 'replace_line' as const, line: index + 1, text: rest }, places }];
  });
  if (found.length > 0) return take(reading, words, found);
  if (isFeeling(emoji)) return false;
  reading.corrections.push({ wish: { kind: 'topic', topic: 'emojiChoice' }, at: tokens[0]?.start ?? 0 });
  return true;
}

function takeEmojiOf(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  const tokens = tokensOf(segments);
  const items = tokens.length > maxSentence ? [] : readItems(tokens, dictionaries);
  const isPlaced = saysPlace(tokens, dictionaries);
  if (!captions || !(isPlaced || items.some(isWishing))) return false;
  const named = emojiByName(tokens, dictionaries);
  const isPlacedAtOnce = isPlaced && beginsWithPlace(tokens, dictionaries);
  const emoji = emojiIn(spanOf(text, segments), items, isPlacedAtOnce) ?? named?.emoji ?? null;
  const words = judgeWords(text, tokens, reading);
  if (emoji === null) return named !== null && isPlaced && sayChoice(reading, words);
  // "at «never take it off»"
  if (words.some(({ isNot, token }) => isNot && captions.words.writtenAs(token.key) === null)) return false;
  const places = [{ from: 0, to: words.length }];
  const isOfName = (one: Mention) => wordsAt(words, one).some(({ token }) => named?.keys.includes(token.key));
  const mention = longestOf(mentionsIn(words, captions.words).filter((one) => isRare(words, one) && !isOfName(one)));
  if (mention) {
    const { written } = mention;
    const wish = replaceWords(
      written,
      isPlacedBefore(tokens, dictionaries) ? `${emoji} ${written}` : `${written} ${emoji}`,
    );
    return take(reading, words, [{ wish, places, evidence: 'written' }]);
  }
  const [name, ...others] = lineNamesIn(tokens, { text, captions, dictionaries });
  const line = name && others.length === 0 ? captions.words.lines[name.line - 1] : undefined;
  if (!name || !line) return false;
  const wish = { kind: 'replace_line' as const, line: name.line, text: `${line} ${emoji}` };
  return take(reading, words, [{ wish, places }]);
}

/** "A ferret emoji next to Ford": there is none, so it is said how one places others. */
function sayChoice({ captions, corrections }: Reading, words: ReturnType<typeof judgeWords>): boolean {
  const isOfCaptions = captions !== null && mentionsIn(words, captions.words).some((one) => isRare(words, one));
  if (isOfCaptions) corrections.push({ wish: { kind: 'topic', topic: 'emojiChoice' }, at: words[0]?.token.start ?? 0 });
  return isOfCaptions;
}

function isWishing(item: Item): boolean {
  return isAsking(item) || isKind(item, 'yes');
}

/** Signs before the first word that are read, in characters: an emoji may have eleven. */
const maxSigns = 16;

/** The sentence, with the signs before its first word and behind its last, and where it begins in the text. */
function spanOf(text: string, segments: readonly Segment[]): { said: string; start: number } {
  const first = segments[0]?.tokens[0]?.start ?? 0;
  const start = first - (/[^\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, first - maxSigns), first))?.[0].length ?? 0);
  const end = segments.at(-1)?.tokens.at(-1)?.end ?? 0;
  return { said: text.slice(start, end) + (/^[^\p{L}\p{N}]*/u.exec(text.slice(end))?.[0] ?? ''), start };
}

/**
 * The one thing that is shown; null = none, several, or only how somebody feels: "it is week 😂".
 * @param isPlaced the sentence begins with where it is to be
 */
function emojiIn(
  { said, start }: { said: string; start: number },
  items: readonly Item[],
  isPlaced: boolean,
): string | null {
  const emojis = new Set<string>();
  let at = start;
  for (const grapheme of splitGraphemes(said)) {
    const said = items.filter(({ end }) => end <= at);
    const before = said.at(-1);
    at += grapheme.length;
    if (!isEmoji(grapheme)) continue;
    // "put a 🔥"
    const isAsked = before !== undefined && (isWishing(before) || isKind(before, 'article'));
    const isFirst = isPlaced && before === undefined;
    if (isFeeling(grapheme) ? isAsked || isFirst : isFirst || said.some(isWishing)) emojis.add(grapheme);
  }
  const [emoji, ...others] = emojis;
  return emoji && others.length === 0 && drawableEmoji(emoji) !== undefined ? emoji : null;
}

export function showsEmoji(text: string): boolean {
  return splitGraphemes(text).some(isEmoji);
}

/** As people write them; "©" and digits are none. */
function isEmoji(grapheme: string): boolean {
  return /\p{Extended_Pictographic}/u.test(grapheme) && !/^[©®™]/u.test(grapheme);
}

function isRare(words: ReturnType<typeof judgeWords>, mention: Mention): boolean {
  const own = wordsAt(words, mention);
  return own.some(({ isPlain, isEveryday, isKnown, isQuoted }) => isQuoted || (!isPlain && !isEveryday && !isKnown));
}

function longestOf(mentions: readonly Mention[]): Mention | undefined {
  return mentions.toSorted((one, other) => other.letters.length - one.letters.length)[0];
}

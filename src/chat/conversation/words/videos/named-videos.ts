import type { Language } from '../../../../texts/languages.ts';
import { dictionaryOf } from '../dictionary-of.ts';
import { namesOfLines } from '../lexicons/videos/names-of-lines.ts';
import { partsOfText } from '../lexicons/videos/parts-of-text.ts';
import { type NamedVideos, videoPhrases } from '../lexicons/videos/video-phrases.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { placeOf } from '../topics/patterns.ts';
import { patternsByLanguage } from '../topics/patterns-by-language.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import { comparisonBefore } from './compared-videos.ts';

/** The videos that a message names, and the message without their names. */
interface VideosInWords {
  named: NamedVideos;
  /** The last one is what they are to be like, so it stays as it is. */
  isLikeLast?: true;
  rest: string;
}

const maxTokens = 60;

/** Longer messages are texts. */
export function isTooLong(tokens: readonly Token[]): boolean {
  return tokens.length > maxTokens;
}

/** "The second one in yellow": which of several videos a message is about; null = it names none. */
export function videosInWords(text: string, language: Language): VideosInWords | null {
  const tokens = tokenize(text);
  if (isTooLong(tokens) || speaksOfLines(tokens, language)) return null;
  const spoken = tokens.filter(({ kind }) => kind === 'word' || kind === 'number');
  const words = spoken.map(({ key, kind }) => ({ key, isNumber: kind === 'number' }));
  const found = patternsOf(language).flatMap((pattern) => {
    const place = placeOf(pattern, words);
    const isOfText = place !== null && ofText.has(words[place.to + 1]?.key ?? '');
    return place && !isOfText ? [{ name: pattern.name, steps: pattern.steps.length, ...place }] : [];
  });
  // "the last one is fine, but the other two …" is about the two
  const compared = found.find(({ name, from }) => name === 'last' && comparisonBefore(words, from) !== null);
  const [best] = found
    .filter(
      ({ from, to }) =>
        comparisonBefore(words, from) === null && !(compared && from <= compared.to && compared.from <= to),
    )
    .sort((one, other) => other.steps - one.steps || Number(isSeveral(other)) - Number(isSeveral(one)));
  if (!best) return null;
  if (compared) {
    const like = comparisonBefore(words, compared.from) ?? compared.from;
    // “tutti uguali all’ultimo”: the name of all may take in the word that compares
    const to = best.from < like ? Math.min(best.to, like - 1) : best.to;
    const parts = [
      { from: best.from, to, by: videoIn(language) },
      { from: like, to: compared.to, by: likeLast },
    ];
    return { named: best.name, isLikeLast: true, rest: replaceParts(text, spoken, parts) };
  }
  const [start, end] = [spoken[best.from]?.start ?? 0, spoken[best.to]?.end ?? 0];
  const isDenied = meaningOf(words[best.from]?.key, language)?.kind === 'no';
  if (!isDenied) return { named: best.name, rest: `${text.slice(0, start)}${videoIn(language)}${text.slice(end)}` };
  // "none with emojis" is about all videos, and wants no emojis
  const after = meaningOf(words[best.to + 1]?.key, language);
  const from = after?.kind === 'join' && after.word === 'with' ? (spoken[best.to + 1]?.end ?? end) : end;
  const denial = text.slice(start, spoken[best.from]?.end ?? end);
  return { named: best.name, rest: `${text.slice(0, start)}${videoIn(language)}, ${denial}${text.slice(from)}` };
}

/** English is read in every chat. */
const likeLast = ', like last time,';

function replaceParts(
  text: string,
  spoken: readonly Token[],
  parts: readonly { from: number; to: number; by: string }[],
): string {
  return parts
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to, by }) => {
      const [start, end] = [spoken[from]?.start ?? 0, spoken[to]?.end ?? 0];
      return `${rest.slice(0, start)}${by}${rest.slice(end)}`;
    }, text);
}

/** The word in the place of a name, with which the rest is still a sentence: "send me … again". */
export function videoIn(language: Language): string {
  return language === 'ru' ? 'видео' : 'video';
}

function meaningOf(key: string | undefined, language: Language) {
  return key === undefined ? undefined : dictionaryOf(language).phrases.next.get(key)?.meaning;
}

function isSeveral({ name }: { name: NamedVideos }): boolean {
  return !['first', 'second', 'third', 'last'].includes(name);
}

/** "The first word", "the first three seconds". */
const ofText = wordsOfAll((language) => partsOfText[language]);
const ofVideosToo = wordsOfAll((language) => namesOfLines[language]);

/** "The first line" is not about a video. */
export function speaksOfLines(tokens: readonly Token[], language: Language): boolean {
  const lines = [dictionaryOf(language), dictionaryOf('en')].flatMap(({ corrections }) => corrections.line);
  const isLine = (key: string) => !ofVideosToo.has(key) && lines.some((line) => line.length === 1 && line[0] === key);
  return tokens.some(({ key }) => isLine(key));
}

const patternsOf = patternsByLanguage<NamedVideos>((language) => videoPhrases[language]);

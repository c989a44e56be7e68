import type { CorrectionWish } from '../../understood-words.ts';
import { wordsAt as lengthAt } from '../corrections/match-form.ts';
import { isNumberSpoken } from '../in-lines/is-number-spoken.ts';
import { lettersOf } from '../text/letters.ts';
import type { Token } from '../text/tokenize.ts';
import type { CompiledCorrections } from '../vocabulary/compile-corrections.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { type CaptionsInHand, readCaptionWords } from './caption-words.ts';
import { plainKinds } from './mentions.ts';

/** A new text has so many of its words from the line, or else the number before it means something else. */
const minShared = { ofLine: 0.4, ofCount: 0.6 };
const minWords = 3;
/** Words before the number. */
const maxBefore = 8;

/** Where the new text of a line begins that is only numbered: "3 - my name is …", "seven. keep the captions …". */
export function numberedText(
  text: string,
  tokens: readonly Token[],
  { captions, dictionaries }: { captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): { line: number; textStart: number } | null {
  const number =
    tokens[0]?.kind === 'number' || captions.isShown ? numberIn(text, tokens, captions, dictionaries) : undefined;
  const line = number ? lineOf(number, captions, dictionaries) : null;
  if (!number || line === null) return null;
  if (isNumberSpoken(number, tokens[tokens.indexOf(number) + 1], { text, captions, dictionaries })) return null;
  const said = text.slice(number.end).split('\n')[0] ?? '';
  const start = (/^[^:\n]{0,12}:\s*/.exec(said) ?? /^\s*[.)\-–—]?\s*/.exec(said))?.[0].length ?? 0;
  // "2 mistakes: …"
  const isCount = number === tokens[0] && /^[^:\n]{1,12}:/.test(said);
  const least = isCount || number.kind !== 'number' ? minShared.ofCount : minShared.ofLine;
  return isLike(captions.words.lines[line - 1] ?? '', said.slice(start), least)
    ? { line, textStart: number.end + start }
    : null;
}

/** The first word, or a number with a colon soon after it: "dejá la 6 así: …". */
function numberIn(
  text: string,
  tokens: readonly Token[],
  captions: CaptionsInHand,
  dictionaries: readonly Dictionary[],
): Token | undefined {
  // "l'ultima: …"
  const first = tokens.find(({ kind, key }) => kind !== 'quiet' && !dictionaries.some((one) => isBeforeLine(key, one)));
  const isBare = first === tokens[0] || /^\s?:\s/.test(text.slice(first?.end));
  if (first && isBare && lineOf(first, captions, dictionaries) !== null) return first;
  const number = tokens.slice(0, maxBefore).find(({ kind }) => kind === 'number');
  return number && /^[^:\n]{0,12}:\s/.test(text.slice(number.end)) ? number : undefined;
}

function isBeforeLine(key: string, { phrases, around }: Dictionary): boolean {
  return phrases.next.get(key)?.meaning?.kind === 'article' || around.toLine.has(key);
}

/** "last" is the number of the last line. */
function lineOf({ kind, key }: Token, { words }: CaptionsInHand, dictionaries: readonly Dictionary[]): number | null {
  const number =
    kind === 'number'
      ? Number(key)
      : dictionaries.map(({ corrections }) => ordinalOf(key, corrections, words.lines.length)).find(Boolean);
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= words.lines.length
    ? number
    : null;
}

function ordinalOf(key: string, { ordinals, last }: CompiledCorrections, lineCount: number): number | undefined {
  return last.has(key) ? lineCount : ordinals.get(key);
}

/** Whether words are most of a line's, so that they are its new text; `isLikely`: they may well be, by where they stand. */
export function isNewText({ words }: CaptionsInHand, line: number, said: string, isLikely = false): boolean {
  return isLike(words.lines[line - 1] ?? '', said, isLikely ? minShared.ofLine : minShared.ofCount);
}

function isLike(line: string, said: string, least: number): boolean {
  const words = said.split(/\s+/).map(lettersOf).filter(Boolean);
  const known = new Set(line.split(/\s+/).map(lettersOf));
  return words.length >= minWords && words.filter((word) => known.has(word)).length / words.length >= least;
}

/** A text much shorter than its line is only a part of it. */
const maxShare = 0.4;
const maxPartWords = 3;
const minLikeness = 0.5;

/** What a short text after a line's number replaces in the line: words that sound like it, or the only number; null = the line. */
export function partOfLine({ words }: CaptionsInHand, line: number, said: string): CorrectionWish | null {
  const whole = words.lines[line - 1] ?? '';
  const counts = [said, whole].map((text) => text.split(/\s+/).length) as [number, number];
  if (counts[0] > maxPartWords || counts[0] > counts[1] * maxShare) return null;
  const wrong = readCaptionWords([whole]).nearest(said, minLikeness)?.written ?? onlyNumber(whole, said);
  return wrong ? { kind: 'replace_words', wrong, right: said } : null;
}

function onlyNumber(line: string, said: string): string | null {
  const numbers = line.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  return /^\d+(?:[.,:]\d+)*$/.test(said) && numbers.length === 1 ? (numbers[0] ?? null) : null;
}

/** Words between a verb and the line that it is about. */
const maxLineName = 9;

/** "drop the last line", "la última línea no la quiero, sácala": the line that a sentence is to remove; null = none. */
export function removedLine(
  tokens: readonly Token[],
  { captions, dictionaries }: { captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): number | null {
  if (tokens.length > maxLineName || isAboutElse(tokens, dictionaries)) return null;
  const has = (choices: CompiledCorrections['line']) => tokens.some((_, at) => lengthAt(tokens, at, choices) !== null);
  const isNamed = dictionaries.some(
    ({ corrections }) => (has(corrections.line) || captions.isShown) && has(corrections.removeLine),
  );
  if (!isNamed) return null;
  const lines = tokens.flatMap((token) => lineOf(token, captions, dictionaries) ?? []);
  const line = lines.length === 1 ? lines[0] : undefined;
  return line === undefined || namesWordsOf(captions.words.lines[line - 1] ?? '', tokens, dictionaries) ? null : line;
}

/** "Remove 2 seconds", "cut line 2 in half", "lose the box on line 2": other words than those around removals. */
function isAboutElse(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  const ofVerb = new Set<number>();
  for (const at of tokens.keys()) {
    for (const { corrections } of dictionaries) {
      const length = lengthAt(tokens, at, corrections.removeLine) ?? 0;
      for (let index = at; index < at + length; index++) ofVerb.add(index);
    }
  }
  return tokens.some(
    ({ kind, key }, at) =>
      kind === 'word' && !ofVerb.has(at) && !dictionaries.some((one) => isOfNames(key, one) || isPlainIn(key, one)),
  );
}

function isPlainIn(key: string, { phrases, corrections }: Dictionary): boolean {
  const kind = phrases.next.get(key)?.meaning?.kind ?? '';
  return plainKinds.has(kind) || corrections.line.some((words) => words.includes(key)) || corrections.aWord.has(key);
}

/** "Remove well from the fifth": words of the line beside its number are what is to be removed. */
function namesWordsOf(line: string, tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  const ofLine = new Set(line.split(/\s+/).map(lettersOf));
  return tokens.some(({ kind, key }) => {
    const isOther = dictionaries.some((one) => isOfNames(key, one) || isOfRemoval(key, one));
    return kind === 'word' && key.length >= minNamed && ofLine.has(lettersOf(key)) && !isOther;
  });
}

/** In letters. Shorter words stand in most lines. */
const minNamed = 3;

/** The, in, line, remove */
function isOfRemoval(key: string, { phrases, around, corrections }: Dictionary): boolean {
  const isArticle = phrases.next.get(key)?.meaning?.kind === 'article';
  const isVerb = [...corrections.removeLine, ...corrections.line].some((words) => words.includes(key));
  return isArticle || isVerb || around.toLine.has(key);
}

function isOfNames(key: string, { corrections }: Dictionary): boolean {
  const { ordinals, last, notCorrected, lineTo, lineAnd } = corrections;
  return [ordinals, last, notCorrected, lineTo, lineAnd].some((words) => words.has(key));
}

import type { Language } from '../../../texts/languages.ts';
import { wordsAt } from './corrections/match-form.ts';
import { dictionariesFor, withEnglish } from './dictionary-of.ts';
import { type LineBackWords, lineBackWords } from './lexicons/said/line-back-words.ts';
import { isKind, readItems } from './read-items.ts';
import { lettersOf } from './text/letters.ts';
import { type Token, tokenize } from './text/tokenize.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';
import { phrasesIn } from './vocabulary/correction-words.ts';

/** A line that is to be there again. */
export interface LineBack {
  /** null = the message names none. */
  line: number | null;
  /** The words of the message, as letters. */
  said: ReadonlySet<string>;
  /** The message only says that the line was right, or gives no more than its number, so it was removed. */
  isRemoved: boolean;
  /** What else the message says. */
  rest: string;
}

/** In words. A longer sentence tells something. */
const maxWords = 16;
/** In words, of a sentence that names a line by its number alone: "devuélveme la 5". */
const maxBare = 6;

/** "Put line 7 back", "a linha 2 era boa, volta ela": null = no line is asked for. */
export function readLineBack(text: string, language: Language): LineBack | null {
  const sentences = text.split(/(?<=[.!?…\n])/u);
  for (const [at, sentence] of sentences.entries()) {
    const found = readSentence(sentence, language);
    if (found) return { ...found, rest: sentences.toSpliced(at, 1).join('').trim() };
  }
  return null;
}

function readSentence(sentence: string, language: Language): Omit<LineBack, 'rest'> | null {
  // what stands behind a colon, in quotes or at an arrow is text
  if (/[:"“”«»„→]|->/u.test(sentence)) return null;
  const tokens = tokenize(sentence);
  const dictionaries = dictionariesFor(language);
  if (tokens.length > maxWords || namesLook(tokens, dictionaries) || removes(tokens, dictionaries)) return null;
  const noun = tokens.findIndex((_, at) => lengthOfNoun(tokens, at, dictionaries) > 0);
  const line = noun === -1 ? onlyNumber(tokens, dictionaries) : numberAt(tokens, noun, dictionaries);
  const isBack = saysOf('back', tokens, language) || (line !== null && saysOf('undo', tokens, language));
  const isOfLine = noun !== -1 || (line !== null && tokens.length <= maxBare);
  if (!isOfLine || !(isBack || saysOf('wasRight', tokens, language))) return null;
  const said = new Set(tokens.filter(({ kind }) => kind === 'word').map(({ key }) => lettersOf(key)));
  return { line, said, isRemoved: !isBack || noun === -1 };
}

function lengthOfNoun(tokens: readonly Token[], at: number, dictionaries: readonly Dictionary[]): number {
  return dictionaries.map(({ corrections }) => wordsAt(tokens, at, corrections.line)).find(Boolean) ?? 0;
}

/** The number behind the word for a line, or before it: "line 7", "7th line", "the third line". */
function numberAt(tokens: readonly Token[], noun: number, dictionaries: readonly Dictionary[]): number | null {
  const behind = noun + lengthOfNoun(tokens, noun, dictionaries);
  const beside = [tokens[behind], tokens[behind + 1]?.kind === 'number' ? tokens[behind + 1] : undefined];
  for (const token of [...beside, tokens[noun - 1]]) {
    const number = token ? numberOf(token, dictionaries) : null;
    if (number !== null) return number;
  }
  return null;
}

function onlyNumber(tokens: readonly Token[], dictionaries: readonly Dictionary[]): number | null {
  const numbers = tokens.map((token) => numberOf(token, dictionaries)).filter((number) => number !== null);
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

function numberOf({ kind, key }: Token, dictionaries: readonly Dictionary[]): number | null {
  if (kind === 'number') return Number.isInteger(Number(key)) ? Number(key) : null;
  const ordinals = dictionaries.map(({ corrections }) => corrections.ordinals.get(key));
  const isArticle = dictionaries.some(({ phrases }) => phrases.next.get(key)?.meaning?.kind === 'article');
  return isArticle ? null : (ordinals.find((ordinal) => ordinal !== undefined) ?? null);
}

/** "Put line 3 back to yellow" */
function namesLook(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  return readItems(tokens, dictionaries).some((item) => isKind(item, 'color', 'role', 'grow'));
}

/** "Keep line 7, remove line 8" */
function removes(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  const isVerb = (at: number) =>
    dictionaries.some(({ corrections }) => wordsAt(tokens, at, corrections.removeLine) !== null);
  return tokens.some((_, at) => isVerb(at) && tokens[at - 1]?.key !== 'you');
}

const compiled = new Map<string, string[][]>();

function saysOf(of: keyof LineBackWords, tokens: readonly Token[], language: Language): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'number');
  return withEnglish(language).some((one) => {
    const key = `${one} ${of}`;
    const phrases = compiled.get(key) ?? phrasesIn(lineBackWords[one][of]);
    compiled.set(key, phrases);
    return words.some((_, at) => wordsAt(words, at, phrases) !== null);
  });
}

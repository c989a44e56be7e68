import { linesSharingWords } from '../in-lines/lines-sharing-words.ts';
import { numbersIn } from '../in-lines/near-in-line.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { overlaps, type Place } from '../with-captions/mentions.ts';
import { likenessOf, likenessOfSpellings, maxLetters, mayBeAlike, spellingOf } from '../with-captions/spelling.ts';
import { isWord, lineNamedFor, type MessageInHand, placesIn, wordsOfLine } from './message-in-hand.ts';
import { mentionsIn, type Right, rightAt, rightsIn, type Said } from './said-in-message.ts';

export interface PossibleCorrection {
  /** As the captions write it. */
  wrong: string;
  /** The indices of its words in the captions. */
  at: Place;
  /** Where the message says it, too. */
  mention: Place | null;
  /** null = it is removed. */
  right: Place | null;
  text: string;
  /** The letters of `text` were said one by one. */
  isSpelled: boolean;
  /** All of a line goes. */
  line: number | null;
  /** The right words are added on this side of the wrong ones, which stay. */
  added?: 'before' | 'behind';
  /** 0–1 */
  likeness: number;
}

/** In words of the message, signs among them. */
const maxLine = 16;
const maxForAny = 3;
const maxNamed = 4;
/** Words that are added, the words beside which they are, and the words of the message between these. */
const nearAdded = { right: 3, beside: 2, between: 4 };
/** What is less alike has no likeness; of words that the message says itself, that counts little. */
const minLikeness = { mention: 0.3, words: 0.45, line: 0.5 };
/** Words of the captions for the same words of the message. */
const maxAlike = 6;
const maxPossible = 500;
/** Runs of words that the captions have; each is paired with all that may be right. More stand where captions are recited. */
const maxMentions = 60;
/** Of the captions, to look for numbers: in words, and numbers. */
const maxForNumbers = 5000;
const maxNumbers = 40;

/**
 * All that a message may correct: words that it repeats, and words that its own words are like, each with every few words of the message
 * that may be right instead. Not more than `maxPossible`, the likeliest at first sight.
 */
export function possibleCorrections(message: MessageInHand): PossibleCorrection[] {
  const rights = rightsIn(message);
  const mentions = mentionsIn(message).slice(0, maxMentions);
  const possible = [
    ...mentions.flatMap((mention) => [...ofMention(mention, rights), ...ofRepeated(mention, message)]),
    ...rights.flatMap((right) => ofLikeWords(right, message)),
    ...ofNumbers(rights, message),
    ...ofNamedLines(rights, message),
    ...mentions.flatMap((mention) => ofAdded(mention, rights)),
    ...ofLines(message),
  ].filter(({ wrong, text }) => wrong !== text);
  return possible.sort((one, other) => firstSight(other) - firstSight(one)).slice(0, maxPossible);
}

function firstSight({ likeness, mention, line, text, right, added }: PossibleCorrection): number {
  const length = right ? right.to - right.from : 0;
  return (
    likeness +
    (mention ? 0.6 : 0) -
    (added ? 0.3 : 0) +
    (line === null ? 0 : 0.2) -
    (text === '' ? 0.2 : 0) -
    0.02 * length
  );
}

function ofMention({ spelling, ...said }: Said, rights: readonly Right[]): PossibleCorrection[] {
  const removed = { ...said, right: null, text: '', isSpelled: false, line: null, likeness: 0 };
  const replaced = rights
    .filter(({ place }) => !overlaps(place, said.mention))
    .map(({ place, text, isSpelled, spelling: other }) => {
      const likeness = mayBeAlike(spelling, other, minLikeness.mention) ? likenessOfSpellings(spelling, other) : 0;
      return { ...said, right: place, text, isSpelled, line: null, likeness };
    });
  return [removed, ...replaced];
}

/** “Add always before wear”. */
function ofAdded({ wrong, at, mention }: Said, rights: readonly Right[]): PossibleCorrection[] {
  if (mention.to - mention.from > nearAdded.beside) return [];
  const beside = { wrong, at, mention, line: null };
  return rights
    .filter(isAddedNear(mention))
    .flatMap((right) => [addedBeside(beside, right, 'before'), addedBeside(beside, right, 'behind')]);
}

function addedBeside(
  beside: Pick<PossibleCorrection, 'wrong' | 'at' | 'mention' | 'line'>,
  { place, text, isSpelled }: Right,
  added: 'before' | 'behind',
): PossibleCorrection {
  const words = added === 'before' ? [text, beside.wrong] : [beside.wrong, text];
  return { ...beside, right: place, text: words.join(' '), isSpelled, likeness: 0, added };
}

function isAddedNear(mention: Place): (right: Right) => boolean {
  return ({ place }) => {
    const between = Math.max(mention.from - place.to, place.from - mention.to);
    return place.to - place.from <= nearAdded.right && between >= 0 && between <= nearAdded.between;
  };
}

/** A word that stands twice in a row is to stand once. */
function ofRepeated({ spelling, mention }: Said, { captions }: MessageInHand): PossibleCorrection[] {
  const wrong = captions.words.repeated.get(spelling.letters);
  const run = wrong === undefined ? null : captions.words.runOf(wrong);
  if (wrong === undefined || !run) return [];
  const at = { from: run.at, to: run.at + run.count };
  return [{ wrong, at, mention, right: null, text: spelling.written, isSpelled: false, line: null, likeness: 1 }];
}

function ofLikeWords({ place, text, spelling, isSpelled }: Right, { captions }: MessageInHand): PossibleCorrection[] {
  return captions.words.alike(spelling.letters, minLikeness.words, maxAlike).map(({ written, likeness }) => {
    const { at = 0, count = 0 } = captions.words.runOf(written) ?? {};
    const shared = { wrong: written, at: { from: at, to: at + count }, mention: null };
    return { ...shared, right: place, text, isSpelled, line: null, likeness };
  });
}

/** Numbers of the captions, and those of the message, which may be right instead. */
function ofNumbers(rights: readonly Right[], { captions, dictionaries }: MessageInHand): PossibleCorrection[] {
  const said = rights.filter(({ spelling }) => isNumber(spelling.letters, dictionaries));
  if (said.length === 0 || captions.words.spoken.length > maxForNumbers) return [];
  const heard = captions.words.lines.flatMap((line) => numbersIn(line, dictionaries)).slice(0, maxNumbers);
  return heard.flatMap((written) => {
    const run = captions.words.runOf(written);
    const spelling = spellingOf(lettersOf(written), written);
    const shared = {
      wrong: written,
      at: { from: run?.at ?? 0, to: (run?.at ?? 0) + (run?.count ?? 0) },
      mention: null,
    };
    return said
      .filter((right) => right.spelling.letters !== spelling.letters)
      .map(({ place, text, isSpelled, spelling: other }) => {
        const likeness = likenessOfSpellings(spelling, other);
        return { ...shared, right: place, text, isSpelled, line: null, likeness };
      });
  });
}

/** “One” is mostly an article. */
export function isNumber(text: string, dictionaries: readonly Dictionary[]): boolean {
  const languages = dictionaries.map(({ language }) => language);
  const value = numberOf(lettersOf(text), languages);
  return value !== null && (value !== 1 || /\d/.test(text));
}

/** In a line that is named, few words may take the place of any word. */
function ofNamedLines(rights: readonly Right[], message: MessageInHand): PossibleCorrection[] {
  const { lines, captions } = message;
  const few = rights.filter(
    ({ place }) => place.to - place.from <= maxForAny && !lines.some((name) => overlaps(place, name)),
  );
  const named = [...new Set(lines.map(({ line }) => line))].slice(0, maxNamed);
  return named.flatMap((line) => {
    const near = few.filter(({ place }) => lineNamedFor(message, place) === line);
    const { from, to } = wordsOfLine(message, line);
    return captions.words.spoken.slice(from, Math.min(to, from + maxLine)).flatMap(({ core }, index) => {
      const spelling = spellingOf(lettersOf(core), core);
      const at = { from: from + index, to: from + index + 1 };
      const shared = { wrong: core, at, mention: null, line: null };
      const replaced = near.map(({ place, text, isSpelled, spelling: other }) => {
        const likeness = likenessOfSpellings(spelling, other);
        return { ...shared, right: place, text, isSpelled, likeness };
      });
      const begun = at.from === from ? near.map((right) => addedBeside(shared, right, 'before')) : [];
      const ended = at.to === to ? near.map((right) => addedBeside(shared, right, 'behind')) : [];
      return [...replaced, ...begun, ...ended];
    });
  });
}

/** Whole lines: those that the message names, and those that it repeats in part. */
function ofLines(message: MessageInHand): PossibleCorrection[] {
  const { words, captions, lines: named, text } = message;
  const [name] = named;
  const repeated = linesSharingWords(text, captions.words, { words: 2, share: 0.5 }).map((index) => index + 1);
  const lines = name ? [name.line] : repeated.slice(0, maxAlike);
  const removed = named.map(({ line: number }) => {
    const wrong = captions.words.lines[number - 1] ?? '';
    const shared = { wrong, at: wordsOfLine(message, number), mention: null, right: null };
    return { ...shared, text: '', isSpelled: false, line: number, likeness: 0 };
  });
  const ends = words.flatMap((word, index) => (isWord(word) && !isWord(words[index + 1]) ? [index + 1] : []));
  const replaced = lines.flatMap((line) => {
    const written = captions.words.lines[line - 1] ?? '';
    const at = wordsOfLine(message, line);
    const letters = lettersOf(written);
    return placesIn(words, maxLine)
      .filter(({ from, to }) => (name !== undefined || to - from > 1) && ends.includes(to))
      .map((place) => rightAt(message, place))
      .map((right) => ({
        right,
        likeness: likenessOf(right.spelling.letters.slice(0, maxLetters), letters.slice(0, maxLetters)),
      }))
      .filter(({ likeness }) => name !== undefined || likeness >= minLikeness.line)
      .map(({ right, likeness }) => {
        const { place, isSpelled } = right;
        return { wrong: written, at, mention: null, right: place, text: right.text, isSpelled, line, likeness };
      });
  });
  return [...removed, ...replaced];
}

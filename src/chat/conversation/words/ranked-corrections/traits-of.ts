import { wordRanks } from '../../../../engine/captions/emphasis/word-ranks.ts';
import type { Traits } from '../ranking/ranking.ts';
import { lettersOf } from '../text/letters.ts';
import type { Spoken } from '../with-captions/mentions.ts';
import { isWord, lineNamedFor, type MessageInHand } from './message-in-hand.ts';
import { isNumber, type PossibleCorrection } from './possible-corrections.ts';

/**
 * What a word of the message does in a correction: it is right, it is what the captions have (where words are added: what they are added
 * to), it stands beside either as in the captions, it names a line, it is of a correction that was found before, or it only surrounds all
 * that.
 */
type Part = 'right' | 'wrong' | 'neighbor' | 'besideRight' | 'besideWrong' | 'line' | 'found' | 'around' | 'sign';

/** Of a line that is removed, the message says no words. */
const nowhere = { from: 0, to: 0 };
/** Two words with more between them are far apart. */
const maxBetween = 4;
/** In words. */
const maxLeft = 6;
const rankSteps = [100, 1000, 5000, 20_000];

/**
 * Tells the traits of the corrections of a message, by which it is told how likely the message means them; null = it means none.
 * @param found corrections that the message means as well
 */
export function createTraits(
  message: MessageInHand,
  found: readonly PossibleCorrection[] = [],
): (correction: PossibleCorrection | null) => Traits {
  const said = message.words.map((word, index) => (isWord(word) ? wordTraits(word, index, message) : null));
  const untouched = untouchedParts(message, found);
  return (correction) => {
    const traits: Traits = new Map();
    const add = (trait: string, much = 1) => traits.set(trait, (traits.get(trait) ?? 0) + much);
    if (correction) {
      const parts = partsOf(correction, untouched, message);
      addWords(add, parts, { ...message, said });
      addPlaces(add, { correction, parts, message });
      addLikeness(add, correction, message);
    } else addRest(add, untouched, { message, found: found.length });
    return traits;
  };
}

type Add = (trait: string, much?: number) => void;

function untouchedParts({ words, lines }: MessageInHand, found: readonly PossibleCorrection[]): Part[] {
  const parts: Part[] = words.map((word) => (isWord(word) ? 'around' : 'sign'));
  for (const { from, to } of lines) parts.fill('line', from, to);
  for (const place of found.flatMap(({ right, mention }) => [right, mention]))
    if (place) parts.fill('found', place.from, place.to);
  return parts;
}

/** What is left of a message where it means nothing more. */
function addRest(
  add: Add,
  parts: readonly Part[],
  { message, found }: { message: MessageInHand; found: number },
): void {
  const name = found === 0 ? 'none' : 'no more';
  add(name);
  if (found > 1) add('no more than several');
  const left = message.words.filter((word, index) => parts[index] === 'around' && isWord(word));
  for (const { token } of left) add(`${name}, left: ${token.key}`);
  add(`${name}, left: ${Math.min(maxLeft, left.length)} words`);
  add(
    `${name}, left heard: ${Math.min(maxLeft, left.filter(({ token }) => message.captions.words.runOf(token.key)).length)}`,
  );
}

function partsOf(
  { right, mention, at, added }: PossibleCorrection,
  untouched: readonly Part[],
  { words, captions }: MessageInHand,
): Part[] {
  const parts = [...untouched];
  if (right) parts.fill('right', right.from, right.to);
  if (mention) parts.fill(added ? 'neighbor' : 'wrong', mention.from, mention.to);
  const { spoken } = captions.words;
  const isBeside = (word: number, caption: number) =>
    parts[word] === 'around' && lettersOf(words[word]?.token.key ?? '') === lettersOf(spoken[caption]?.core ?? ' ');
  for (const [place, part] of [
    [right, 'besideRight'],
    [mention, 'besideWrong'],
  ] as const) {
    if (!place) continue;
    for (let back = 1; isBeside(place.from - back, at.from - back); back++) parts[place.from - back] = part;
    for (let on = 0; isBeside(place.to + on, at.to + on); on++) parts[place.to + on] = part;
  }
  return parts;
}

/** What is true of a word whatever it does in a correction. */
function wordTraits(word: Spoken, index: number, { captions, dictionaries }: MessageInHand): string[] {
  const { key } = word.token;
  const heard = captions.words.runOf(key) ? ['is heard'] : [];
  return [key, `rank ${rankOf(key, dictionaries)}`, `case ${caseOf(word, index)}`, ...kindsOf(word), ...heard];
}

type Heard = Pick<MessageInHand, 'words'> & { said: readonly (readonly string[] | null)[] };

function addWords(add: Add, parts: readonly Part[], { words, said }: Heard): void {
  for (const [index, { text }] of words.entries()) {
    const part = parts[index] as Part;
    if (part === 'sign') continue;
    const traits = said[index];
    if (!traits) add(`sign in ${part}: ${text}`);
    for (const trait of traits ?? []) add(`${part}: ${trait}`);
  }
  const around = parts.filter((part) => part === 'around').length;
  const count = said.filter((traits) => traits !== null).length;
  add('share around', around / Math.max(1, count));
  if (around === 0) add('none around');
  const beside = parts.filter((part) => part === 'besideRight').length;
  if (beside > 0) add('some beside right');
  add('beside right', Math.min(3, beside));
}

function rankOf(key: string, dictionaries: MessageInHand['dictionaries']): number {
  const rank = wordRanks(dictionaries[0]?.language ?? '')?.get(key) ?? Infinity;
  return rankSteps.filter((step) => rank > step).length;
}

function caseOf({ text }: Spoken, index: number): string {
  if (!/^\p{Lu}/u.test(text)) return /\p{Lu}/u.test(text) ? 'inside' : 'small';
  if (index === 0) return 'first';
  return text.length > 1 && text === text.toUpperCase() ? 'all' : 'capital';
}

function kindsOf(word: Spoken): string[] {
  const { isPlain, isTalk, isNot, isKnown, isEveryday, isQuoted, text } = word;
  const kinds = { plain: isPlain, talk: isTalk, not: isNot, known: isKnown, everyday: isEveryday, quoted: isQuoted };
  const is = Object.entries(kinds).flatMap(([kind, holds]) => (holds ? [`is ${kind}`] : []));
  return [...is, ...(/\d/.test(text) ? ['has digit'] : []), ...(text.length === 1 ? ['is letter'] : [])];
}

interface Placed {
  correction: PossibleCorrection;
  parts: readonly Part[];
  message: MessageInHand;
}

function addPlaces(add: Add, { correction, parts, message }: Placed): void {
  const { right, mention, isSpelled, added } = correction;
  const { words, text } = message;
  const keyAt = (index: number) => (index < 0 ? '^' : (words[index]?.token.key ?? '$'));
  const partAt = (index: number) => (index < 0 ? '^' : (parts[index] ?? '$'));
  for (const [place, name] of [
    [right, 'right'],
    [mention, added ? 'neighbor' : 'wrong'],
  ] as const) {
    if (!place) continue;
    const [before, behind] = [place.from - 1, place.to];
    add(`before ${name}: ${keyAt(before)}`);
    add(`behind ${name}: ${keyAt(behind)}`);
    add(`two before ${name}: ${keyAt(before - 1)} ${keyAt(before)}`);
    add(`two behind ${name}: ${keyAt(behind)} ${keyAt(behind + 1)}`);
    add(`around ${name}: ${partAt(before)} ${partAt(behind)}`);
    add(`part before ${name}: ${partAt(before)}`);
    add(`part behind ${name}: ${partAt(behind)}`);
    const isQuoted = (index: number) => words[index]?.isQuoted === true && isWord(words[index]);
    if (isQuoted(place.from)) add(isQuoted(before) || isQuoted(behind) ? `part of quote ${name}` : `quote ${name}`);
    const sign = signBefore(text, words, place.from);
    if (sign !== '') add(`sign before ${name}: ${sign}`);
  }
  if (isSpelled) add('spelled');
  const order = `${added ? `added ${added}, ` : ''}${orderOf(right, mention)}`;
  add(order);
  if (!right || !mention) return;
  const between = mention.from < right.from ? words.slice(mention.to, right.from) : words.slice(right.to, mention.from);
  const said = between.map(({ token }) => token.key).join(' ');
  add(between.length > maxBetween ? `${order}, far apart` : `${order} between: ${said}`);
  add(`${order} between: ${Math.min(maxBetween + 1, between.length)}`);
}

function orderOf(right: PossibleCorrection['right'], mention: PossibleCorrection['mention']): string {
  if (!mention) return 'wrong not said';
  if (!right) return 'nothing is right';
  return mention.from < right.from ? 'wrong first' : 'right first';
}

/** A colon or the like between two words, which is no word of its own. */
function signBefore(text: string, words: readonly Spoken[], at: number): string {
  const start = words[at]?.token.start ?? 0;
  return text
    .slice(words[at - 1]?.token.end ?? 0, start)
    .replace(/[\s\p{L}\p{N}"'«»“”„‘’]/gu, '')
    .slice(0, 1);
}

function addLikeness(add: Add, correction: PossibleCorrection, message: MessageInHand): void {
  const { lines, captions, words, dictionaries } = message;
  const { wrong, text, line, likeness, at, right, mention, added } = correction;
  const count = right ? words.slice(right.from, right.to).filter(isWord).length : 0;
  const kind = added ? `added ${added}` : `${line === null ? 'words' : 'line'} ${mention ? 'said' : 'like'}`;
  add(`${kind}, ${Math.min(6, at.to - at.from)} by ${Math.min(7, count)}`);
  add(`${kind}, by ${Math.min(7, count)}`);
  add(`${kind}, likeness ${Math.min(10, Math.floor(likeness * 10))}`);
  add(`${kind}, likeness`, likeness);
  const [letters, others] = [lettersOf(wrong), lettersOf(text)];
  if (letters === others) {
    add(wrong.toLowerCase() === text.toLowerCase() ? `${kind}, only case` : `${kind}, only joints`);
    if (/\p{Lu}/u.test(text)) add('only case or joints, with capital');
  } else {
    const [olds, news] = [wrong.split(/\s+/).map(lettersOf), text.split(/\s+/).map(lettersOf)];
    const isLonger = olds.length > 1 && news.length > 1;
    if (isLonger && olds[0] === news[0]) add(`${kind}, same first`);
    if (isLonger && olds.at(-1) === news.at(-1)) add(`${kind}, same last`);
  }
  const numbers = [wrong, text].filter((one) => isNumber(one, dictionaries)).length;
  if (numbers > 0) add(`${kind}, ${numbers === 2 ? 'numbers' : 'a number'}`);
  const isOfLine = lineNamedFor(message, right ?? mention ?? nowhere) === captions.words.spoken[at.from]?.line;
  if (lines.length > 0) add(isOfLine ? `${kind}, in named line` : `${kind}, in other line`);
  const ranks = wrong.split(/\s+/).map((word) => rankOf(word.toLowerCase(), dictionaries));
  add(`${kind}, rank ${Math.max(...ranks)}`);
  if (right && words.slice(right.from, right.to).every((word) => captions.words.runOf(lettersOf(word.token.key))))
    add('all right ones heard');
}

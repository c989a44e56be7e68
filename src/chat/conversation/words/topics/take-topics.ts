import type { Language } from '../../../../texts/languages.ts';
import type { TopicWish } from '../../understood-words.ts';
import { readItems } from '../read-items.ts';
import { findDescribed } from '../settings/find-described.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary, PhraseNode } from '../vocabulary/compile-lexicon.ts';
import type { Meaning } from '../vocabulary/meaning.ts';
import { likelyPatterns } from './likely-patterns.ts';
import { missedLook } from './missed-look.ts';
import { type Pattern, type PatternWord, placeOf } from './patterns.ts';
import { otherSpeakPatterns, speakPatterns } from './speak-patterns.ts';
import { exactnessOf, questionTopics, type Topic, talkTopics } from './topic.ts';
import { withoutFile } from './without-file.ts';

export interface TopicsTaken {
  topics: { wish: TopicWish; at: number }[];
  /** What may be settings. */
  rest: Token[];
}

/** Longer messages are texts, not questions. */
const maxTokens = 150;

/**
 * Takes the parts of a message that are about a topic: a question, a page, something that cannot be done. A part goes from one comma or
 * "and" to the next, and further where the topic does.
 */
export function takeTopics(
  tokens: readonly Token[],
  dictionaries: readonly Dictionary[],
  isQuoted: (at: number) => boolean = () => false,
): TopicsTaken {
  if (tokens.length > maxTokens) return { topics: [], rest: [...tokens] };
  const sentences = splitIntoSentences(tokens).map((sentence) => takeFromSentence(sentence, dictionaries, isQuoted));
  return { topics: sentences.flatMap(({ topics }) => topics), rest: sentences.flatMap(({ rest }) => rest) };
}

function splitIntoSentences(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (token.kind === 'break' && /[.!?…\n]/.test(token.key)) sentences.push([]);
  }
  return sentences;
}

function takeFromSentence(
  tokens: readonly Token[],
  dictionaries: readonly Dictionary[],
  isQuoted: (at: number) => boolean,
): TopicsTaken {
  const missed = missedLook(tokens, dictionaries);
  if (missed) return { topics: [], rest: missed };
  const spoken = tokens.flatMap((token, index) => (token.kind === 'word' || token.kind === 'number' ? [index] : []));
  const words = spoken.map((index) => {
    const { key = '', kind, start = 0 } = tokens[index] ?? {};
    // when I say "free", make it stand out: that is no question about the price
    if (isQuoted(start)) return { key: '', isNumber: false };
    return { key, isNumber: kind === 'number', isBehindBreak: tokens[index - 1]?.kind === 'break' };
  });
  const spans = [...findDescribed(tokens, dictionaries)];
  const described = spans.map(([from, { length }]) => ({ from, to: from + length - 1 }));
  const reason = reasonBehindWish(tokens, dictionaries);
  const found = likelyTopics(words, dictionaries)
    .flatMap((one) => {
      const place = placeOf(one.pattern, words);
      const [first = 0, last = 0] = place ? [spoken[place.from], spoken[place.to]] : [];
      // "a bar showing how much time is left" asks for no time
      if (described.some(({ from, to }) => from <= last && first <= to)) return [];
      // “can you remember it so that it is pink next time”
      const isTold = one.pattern.name === 'nextVideos' ? first < reason : last < reason;
      return place && isTold && !hasCode(tokens.slice(first, last)) ? [{ ...one, from: first, to: last }] : [];
    })
    .sort((one, other) => weightIn(tokens, other) - weightIn(tokens, one));
  const used = new Set<number>();
  const own = new Set<number>();
  const topics: TopicsTaken['topics'] = [];
  for (const { pattern, language, from, to } of found) {
    const around = partAround(tokens, { from, to }, dictionaries);
    const part = isTalk(pattern.name) ? withoutLook(around, { from, to }, { tokens, dictionaries }) : around;
    const isKnown = topics.some(({ wish }) => wish.topic === pattern.name);
    // "ten minutes now, is that normal?": both ask the same
    if (isKnown && isQuestion(pattern.name)) for (const index of spanOf(from, to)) used.add(index);
    if (isKnown) continue;
    // "how long will it take do I need to stay here": nothing parts two questions
    const isBeside = isExactQuestion(pattern) && topics.every(({ wish }) => isQuestion(wish.topic));
    const isTaken = (index: number) => (isBeside ? own : used).has(index);
    if ((isBeside ? spanOf(from, to) : part).some(isTaken)) continue;
    for (const index of spanOf(from, to)) own.add(index);
    for (const index of part) used.add(index);
    const wish: TopicWish = { kind: 'topic', topic: pattern.name, ...(language ? { language } : {}) };
    topics.push({ wish, at: tokens[from]?.start ?? 0 });
  }
  return { topics: withoutFile(topics), rest: tokens.filter((_, index) => !used.has(index)) };
}

interface TopicPattern {
  pattern: Pattern<Topic>;
  /** That the bot shall speak. */
  language?: Language;
}

function likelyTopics(words: readonly PatternWord[], dictionaries: readonly Dictionary[]): TopicPattern[] {
  const lists: { patterns: readonly Pattern<Topic>[]; language?: Language }[] = [
    ...dictionaries.map(({ topics }) => ({ patterns: topics })),
    { patterns: otherSpeakPatterns },
    ...speakPatterns,
  ];
  return lists.flatMap(({ patterns, language }) =>
    likelyPatterns(patterns, words).map((pattern) => ({ pattern, ...(language ? { language } : {}) })),
  );
}

function spanOf(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** In words; a shorter pattern may be a part of another question. */
const minExact = 3;

function isExactQuestion({ name, steps }: Pattern<Topic>): boolean {
  return steps.length >= minExact && isQuestion(name) && !generalTopics.includes(name);
}

function isQuestion(topic: Topic): boolean {
  return questionTopics.some((one) => one === topic);
}

function isTalk(topic: Topic): boolean {
  return talkTopics.some((one) => one === topic);
}

/** In tokens; more tell a story. */
const maxWished = 6;

/** "I told you, no emojis": what is wished for beside talk is left to the settings. */
function withoutLook(
  part: number[],
  { from, to }: { from: number; to: number },
  { tokens, dictionaries }: { tokens: readonly Token[]; dictionaries: readonly Dictionary[] },
): number[] {
  const behind = tokens.slice(to + 1, (part.at(-1) ?? to) + 1);
  if (behind.length > maxWished) return part;
  const isWished = readSettings(readItems(behind, dictionaries)).findings.some(({ wish }) => wish.kind === 'set');
  return isWished ? part.filter((index) => index >= from && index <= to) : part;
}

/**
 * "Move it up because Instagram’s buttons cover it": the index at which it is said why something is wished. What stands behind it is
 * not asked about.
 */
function reasonBehindWish(tokens: readonly Token[], dictionaries: readonly Dictionary[]): number {
  const reason = tokens.findIndex((_, at) => at > 0 && isBecause(tokens, at, dictionaries));
  if (reason === -1) return tokens.length;
  const isWished = readSettings(readItems(tokens.slice(0, reason), dictionaries)).findings.length > 0;
  return isWished ? reason : tokens.length;
}

function isBecause(tokens: readonly Token[], at: number, dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some((dictionary) => {
    if (phraseAt(tokens, at, dictionary)?.kind !== 'because') return false;
    // French "et sinon" and "et euh sinon" go on with another wish
    const before = [at - 1, at - 2].filter((one) => one >= 0).map((one) => phraseAt(tokens, one, dictionary));
    return !before.some((meaning) => meaning?.kind === 'join');
  });
}

/** The meaning of the longest phrase that begins at a token. */
function phraseAt(tokens: readonly Token[], from: number, { phrases }: Dictionary): Meaning | null {
  let node: PhraseNode | undefined = phrases;
  let meaning: Meaning | null = null;
  for (let at = from; node && tokens[at]?.kind === 'word'; at++) {
    node = node.next.get(tokens[at]?.key ?? '');
    meaning = node?.meaning ?? meaning;
  }
  return meaning;
}

/** Nobody asks something around the code of a colour. */
function hasCode(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'hex' || kind === 'rgb');
}

/** A pattern whose words stand in one clause says more than one whose words stand in two. */
function weightIn(
  tokens: readonly Token[],
  { pattern, from, to }: { pattern: Pattern<Topic>; from: number; to: number },
) {
  return weightOf(pattern) - (isDivided(tokens.slice(from, to)) ? 1.5 : 0);
}

function isDivided(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'break');
}

/** What is answered with all of the help: a question that has an answer of its own comes first. */
const generalTopics: readonly Topic[] = ['howToBegin', 'home'];

/** Of two patterns in one place the longer one counts; talk gives way to everything, and what is general to all but talk. */
function weightOf({ steps, name, beginsSentence, endsSentence }: Pattern<Topic>): number {
  const isGeneral = generalTopics.includes(name) ? 50 : 0;
  return (
    exactnessOf(name) -
    isGeneral +
    steps.length +
    (beginsSentence ? 0.5 : 0) +
    (endsSentence ? 0.5 : 0) -
    (isTalk(name) ? 100 : 0)
  );
}

/** The indexes of the words up to the next comma or "and" on both sides. */
function partAround(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  dictionaries: readonly Dictionary[],
): number[] {
  let [start, end] = [from, to];
  while (start > 0 && !divides(tokens, start - 1, dictionaries)) start--;
  while (end < tokens.length - 1 && !divides(tokens, end + 1, dictionaries)) end++;
  return spanOf(start, end);
}

/** Spanish "más" and French "plus" are "and", but not in "más grande" and "plus gros". */
function divides(tokens: readonly Token[], at: number, dictionaries: readonly Dictionary[]): boolean {
  const token = tokens[at];
  if (!token || token.kind === 'break' || isBecause(tokens, at, dictionaries)) return true;
  const next = tokens[at + 1]?.key ?? '';
  for (const { phrases } of dictionaries) {
    const node = phrases.next.get(token.key);
    if (node?.next.get(next)?.meaning) return false;
    if (node?.meaning) return node.meaning.kind === 'join' && node.meaning.word === 'and';
  }
  return false;
}

import type { Word } from '../caption.ts';
import { endsPhrase, endsSentence } from '../words/punctuation.ts';
import { splitTime } from '../words/split-time.ts';
import { isUnspaced } from '../words/unspaced-script.ts';
import {
  type DictionaryEntry,
  elidedArticle,
  mergeDictionaries,
  splitAffixes,
  termKey,
  termParts,
} from './dictionary.ts';
import { unspacedReplacer } from './replace-in-unspaced.ts';

/** Words further apart are not one phrase: a name must not stay highlighted through a silence. */
const maxGapMs = 1000;

/**
 * Replaces transcribed words by a dictionary. Only whole words match; one word may become several and several one. The
 * longest match wins, then the earlier entry. Punctuation around a match, a possessive s and the plural of a term of
 * several parts stay; several new words split the time of what they replace. In scripts without spaces, terms match at
 * word boundaries. Replaced text is not matched again.
 */
export function applyDictionary(words: Word[], dictionary: DictionaryEntry[]): Word[] {
  if (dictionary.length === 0) return words;
  const entries = mergeDictionaries(dictionary);
  const terms = termsOf(entries.filter(({ from }) => !isUnspaced(from)));
  const replaceInUnspaced = unspacedReplacer(entries);
  const done: Word[][] = [];
  let untouched: Word[] = [];
  const flush = () => {
    if (untouched.length > 0) done.push(replaceInUnspaced(untouched));
    untouched = [];
  };
  for (let at = 0; at < words.length; ) {
    const ahead = words.slice(at, at + terms.maxParts);
    const match = longestMatch(ahead, terms) ?? matchAfterElision(ahead, terms);
    if (match) {
      flush();
      const place = { atStart: startsSentence(words, at), isPossessive: isPossessive(words, at, match) };
      done.push(replace(words.slice(at, at + match.count), match, place));
    } else {
      untouched.push(...words.slice(at, at + 1));
    }
    at += match?.count ?? 1;
  }
  flush();
  return done.flat();
}

interface Terms {
  /** By term key. */
  targets: Map<string, Target>;
  /** Number of parts of the longest term. */
  maxParts: number;
  /** The first parts of terms that have more, as keys. */
  beginnings: Set<string>;
}

/** The replacement of a term. */
interface Target {
  to: string;
  /** The dots of «.NET» and «a.i.» belong to the term and are not punctuation. */
  dotBefore: string;
  dotAfter: string;
}

function termsOf(entries: DictionaryEntry[]): Terms {
  const targets = new Map(entries.map(({ from, to }) => [termKey(from), targetOf(from.trim(), to.trim())]));
  const keys = [...targets.keys()].map((key) => key.split(' '));
  const beginnings = keys.flatMap((parts) => parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(' ')));
  return {
    targets,
    maxParts: keys.reduce((most, parts) => Math.max(most, parts.length), 0),
    beginnings: new Set(beginnings),
  };
}

function targetOf(from: string, to: string): Target {
  return { to, dotBefore: /^\.(?=[^.])/.exec(from)?.[0] ?? '', dotAfter: /\.[^.\s]+(\.)$/.exec(from)?.[1] ?? '' };
}

interface TermMatch extends Target {
  /** Number of matched words. */
  count: number;
  /** Elided article before the match that is not part of the term. */
  elided: string;
  /** Possessive or plural ending of the match that is not part of the term. */
  keeps: string;
}

/** Matches «l’iphone» with the term «iphone». Terms that contain the elision («L’Oréal») are matched before. */
function matchAfterElision([first, ...rest]: Word[], terms: Terms): TermMatch | null {
  if (!first) return null;
  const { before, core, possessive, after } = splitAffixes(first.text);
  const article = elidedArticle(core);
  if (article === '') return null;
  const text = before + core.slice(article.length) + possessive + after;
  const match = longestMatch([{ ...first, text }, ...rest], terms);
  return match && { ...match, elided: article };
}

/** The longest match that begins at the first word. */
function longestMatch(words: Word[], { targets, maxParts, beginnings }: Terms): TermMatch | null {
  let found: TermMatch | null = null;
  let parts: string[] = [];
  for (let count = 1; count <= words.length && parts.length < maxParts; count++) {
    const word = words[count - 1];
    if (!word || (count > 1 && !continues(words[count - 2], word))) break;
    const { core, possessive } = splitAffixes(word.text);
    const asWritten = targets.get([...parts, ...termParts(core + possessive)].join(' '));
    const bare = [...parts, ...termParts(core)];
    const [asBare, asSingular] = [targets.get(bare.join(' ')), targets.get(singular(bare))];
    // «Levi's» may be the term itself; otherwise its s stays
    if (asWritten !== undefined) found = { count, ...asWritten, elided: '', keeps: '' };
    else if (asBare !== undefined) found = { count, ...asBare, elided: '', keeps: possessive };
    else if (asSingular) found = { count, ...asSingular, elided: '', keeps: pluralEnding(asSingular.to) + possessive };
    parts = [...parts, ...termParts(core + possessive)];
    if (!beginnings.has(parts.join(' '))) break;
  }
  return found;
}

/** Singular of several parts («zap-ears»), else empty: a single word with an s is often another word (new, news). */
function singular(parts: string[]): string {
  return parts.length > 1 && /[^s]{3}s$/.test(parts.at(-1) ?? '') ? parts.join(' ').slice(0, -1) : '';
}

function pluralEnding(to: string): string {
  if (!/[\p{Script=Latin}\p{N}]$/u.test(to)) return '';
  return /(?:[sxz]|ch|sh)$/i.test(to) ? 'es' : 's';
}

/** Whether both words are in one phrase, without punctuation or a long silence between. */
function continues(previous: Word | undefined, word: Word): boolean {
  if (!previous || endsSentence(previous.text) || endsPhrase(previous.text)) return false;
  return splitAffixes(word.text).before === '' && word.startMs - previous.endMs <= maxGapMs;
}

function startsSentence(words: Word[], at: number): boolean {
  const previous = words[at - 1];
  return previous === undefined || endsSentence(previous.text);
}

/**
 * Whether an apostrophe after the match is a possessive: «James’ book» becomes «Jim’s book». If an apostrophe came
 * before (an open quote, or a word like «’tis»), it may be a closing quote and is not changed.
 */
function isPossessive(words: Word[], at: number, { count, to, keeps }: TermMatch): boolean {
  const [last, following] = [words[at + count - 1], words[at + count]];
  const { core, after } = splitAffixes(last?.text ?? '');
  if (!following || !/^['’]$/.test(after) || !/s$/i.test(core) || !/[^\P{L}sxz]$/iu.test(to + keeps)) return false;
  return !words.slice(Math.max(0, at - maxQuoteWords), at + 1).some(({ text }) => /^\p{P}*['’‘‚]/u.test(text));
}

const maxQuoteWords = 20;

interface TermPlace {
  /** At the start of a sentence. */
  atStart: boolean;
  /** The apostrophe after it needs an s. */
  isPossessive: boolean;
}

function replace(matched: Word[], match: TermMatch, place: TermPlace): Word[] {
  const { to, elided: article, keeps } = match;
  const [first, last] = [matched[0], matched.at(-1)];
  if (!first || !last) return [];
  const before = withoutEnd(splitAffixes(first.text).before, match.dotBefore);
  const following = withoutStart(splitAffixes(last.text).after, match.dotAfter);
  // «Yahoo!» at the end of an exclamation gets no second mark
  const after = ((to + keeps).endsWith(following) ? '' : following) + (place.isPossessive ? 's' : '');
  const term = article ? article + to : inCase(to, first, place.atStart);
  const written = `${before !== '' && to.startsWith(before) ? '' : before}${term}${keeps}${after}`;
  const texts = written.split(/\s+/);
  const sameCount = texts.length === matched.length;
  const times = sameCount ? matched : splitTime(texts, first.startMs, last.endMs);
  const isMarked = matched.some(({ emphasis }) => emphasis);
  const hasConfidence = matched.some(({ confidence }) => confidence !== undefined);
  return texts.map((text, index) => ({
    text,
    // splitting rounds, so the first start and the last end are kept
    startMs: index === 0 ? first.startMs : clamp(times[index]?.startMs ?? 0, first, last),
    endMs: index === texts.length - 1 ? last.endMs : clamp(times[index]?.endMs ?? 0, first, last),
    // how people want it spelled is beyond doubt
    ...(hasConfidence ? { confidence: 1 } : {}),
    ...(isMarked ? { emphasis: true } : {}),
  }));
}

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, text.length - end.length) : text;
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}

/** Keeps the capital at the start of a sentence, unless the replacement has its own capitals (iPhone). */
function inCase(to: string, { text }: Word, atStart: boolean): string {
  const wasCapital = /^\p{Lu}/u.test(splitAffixes(text).core);
  if (!atStart || !wasCapital || to !== to.toLowerCase()) return to;
  return to.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function clamp(timeMs: number, first: Word, last: Word): number {
  return Math.max(first.startMs, Math.min(last.endMs, timeMs));
}

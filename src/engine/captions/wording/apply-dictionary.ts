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
import { replaceInUnspaced } from './replace-in-unspaced.ts';

/** Words further apart than this are not one phrase: nobody wants a name lit through a silence. */
const longestGapMs = 1000;

/**
 * Writes heard words as a dictionary wants them: whole words only, several to one and one to several, the longest match
 * first and the earlier entry where two are the same. Punctuation around a match, a possessive s and the plural of a
 * term of several parts stay; several words share the time of what they replace. Scripts without blanks are matched at
 * the borders of their words, and so are all terms among them. What has been replaced is not looked at again.
 */
export function applyDictionary(words: Word[], dictionary: DictionaryEntry[]): Word[] {
  if (dictionary.length === 0) return words;
  const entries = mergeDictionaries(dictionary);
  const terms = termsOf(entries.filter(({ from }) => !isUnspaced(from)));
  const done: Word[] = [];
  let untouched: Word[] = [];
  const flush = () => {
    done.push(...replaceInUnspaced(untouched, entries));
    untouched = [];
  };
  for (let at = 0; at < words.length; ) {
    const ahead = words.slice(at, at + terms.mostParts);
    const match = longestMatch(ahead, terms) ?? matchAfterElision(ahead, terms);
    if (match) {
      flush();
      const place = { atStart: startsSentence(words, at), isOwner: isOwner(words, at, match) };
      done.push(...replace(words.slice(at, at + match.count), match, place));
    } else {
      untouched.push(...words.slice(at, at + 1));
    }
    at += match?.count ?? 1;
  }
  flush();
  return done;
}

interface Terms {
  /** By the terms' keys. */
  targets: Map<string, Target>;
  /** Of the longest term. */
  mostParts: number;
}

/** What replaces a term. */
interface Target {
  to: string;
  /** The dots of «.NET» and «a.i.» are the term's own, and no punctuation of a sentence. */
  dotBefore: string;
  dotAfter: string;
}

function termsOf(entries: DictionaryEntry[]): Terms {
  const targets = new Map(entries.map(({ from, to }) => [termKey(from), targetOf(from.trim(), to.trim())]));
  return { targets, mostParts: Math.max(0, ...[...targets.keys()].map((key) => key.split(' ').length)) };
}

function targetOf(from: string, to: string): Target {
  return { to, dotBefore: /^\.(?=[^.])/.exec(from)?.[0] ?? '', dotAfter: /\.[^.\s]+(\.)$/.exec(from)?.[1] ?? '' };
}

interface TermMatch extends Target {
  /** Heard words. */
  count: number;
  /** An elided word before it that the term does not have. */
  elided: string;
  /** A possessive s, or the s of a plural, that the term does not have. */
  keeps: string;
}

/** «l’iphone» is an iPhone; «L’Oréal» may itself be the term. */
function matchAfterElision([first, ...rest]: Word[], terms: Terms): TermMatch | null {
  if (!first) return null;
  const { before, core, possessive, after } = splitAffixes(first.text);
  const article = elidedArticle(core);
  if (article === '') return null;
  const text = before + core.slice(article.length) + possessive + after;
  const match = longestMatch([{ ...first, text }, ...rest], terms);
  return match && { ...match, elided: article };
}

/** From the first word on. */
function longestMatch(words: Word[], { targets, mostParts }: Terms): TermMatch | null {
  let found: TermMatch | null = null;
  let parts: string[] = [];
  for (let count = 1; count <= words.length && parts.length < mostParts; count++) {
    const word = words[count - 1];
    if (!word || (count > 1 && !continues(words[count - 2], word))) break;
    const { core, possessive } = splitAffixes(word.text);
    const asWritten = targets.get([...parts, ...termParts(core + possessive)].join(' '));
    const bare = [...parts, ...termParts(core)];
    const [one, several] = [targets.get(bare.join(' ')), targets.get(singular(bare))];
    // «Levi's» may itself be the term; else its s stays
    if (asWritten !== undefined) found = { count, ...asWritten, elided: '', keeps: '' };
    else if (one !== undefined) found = { count, ...one, elided: '', keeps: possessive };
    else if (several) found = { count, ...several, elided: '', keeps: pluralEnd(several.to) + possessive };
    parts = [...parts, ...termParts(core + possessive)];
  }
  return found;
}

/** Of a term of several parts: «zap-ears». One word with an s is often another word: new, news. Else empty. */
function singular(parts: string[]): string {
  return parts.length > 1 && /[^s]{3}s$/.test(parts.at(-1) ?? '') ? parts.join(' ').slice(0, -1) : '';
}

function pluralEnd(to: string): string {
  if (!/[\p{Script=Latin}\p{N}]$/u.test(to)) return '';
  return /(?:[sxz]|ch|sh)$/i.test(to) ? 'es' : 's';
}

/** Inside a phrase there is neither punctuation nor a long silence. */
function continues(previous: Word | undefined, word: Word): boolean {
  if (!previous || endsSentence(previous.text) || endsPhrase(previous.text)) return false;
  return splitAffixes(word.text).before === '' && word.startMs - previous.endMs <= longestGapMs;
}

function startsSentence(words: Word[], at: number): boolean {
  const previous = words[at - 1];
  return previous === undefined || endsSentence(previous.text);
}

/**
 * «James’ book» becomes «Jim’s book». A quote that is closed by the same sign has been opened before, as some words
 * begin with it («’tis»): those stay as they are.
 */
function isOwner(words: Word[], at: number, { count, to, keeps }: TermMatch): boolean {
  const [last, following] = [words[at + count - 1], words[at + count]];
  const { core, after } = splitAffixes(last?.text ?? '');
  if (!following || !/^['’]$/.test(after) || !/s$/i.test(core) || !/[^\P{L}sxz]$/iu.test(to + keeps)) return false;
  return !words.slice(Math.max(0, at - longestQuote), at + 1).some(({ text }) => /^\p{P}*['’‘‚]/u.test(text));
}

const longestQuote = 20;

interface TermPlace {
  /** Of a sentence. */
  atStart: boolean;
  /** The apostrophe behind it needs an s. */
  isOwner: boolean;
}

function replace(heard: Word[], match: TermMatch, place: TermPlace): Word[] {
  const { to, elided: article, keeps } = match;
  const [first, last] = [heard[0], heard.at(-1)];
  if (!first || !last) return [];
  const before = withoutEnd(splitAffixes(first.text).before, match.dotBefore);
  const behind = withoutStart(splitAffixes(last.text).after, match.dotAfter);
  const after = ending(to + keeps, behind) + (place.isOwner ? 's' : '');
  const term = article ? article + to : inCase(to, first, place.atStart);
  const written = `${before !== '' && to.startsWith(before) ? '' : before}${term}${keeps}${after}`;
  const texts = written.split(/\s+/);
  const sameCount = texts.length === heard.length;
  const times = sameCount ? heard : splitTime(texts, first.startMs, last.endMs);
  const confidences = heard.flatMap(({ confidence }) => confidence ?? []);
  return texts.map((text, index) => ({
    text,
    // sharing rounds, the ends stay as they were
    startMs: index === 0 ? first.startMs : clamp(times[index]?.startMs ?? 0, first, last),
    endMs: index === texts.length - 1 ? last.endMs : clamp(times[index]?.endMs ?? 0, first, last),
    ...(confidences.length > 0 ? { confidence: Math.min(...confidences) } : {}),
  }));
}

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, text.length - end.length) : text;
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}

/** A sentence that began with a capital still does, unless the spelling has capitals of its own (iPhone). */
function inCase(to: string, { text }: Word, atStart: boolean): string {
  const wasCapital = /^\p{Lu}/u.test(splitAffixes(text).core);
  if (!atStart || !wasCapital || to !== to.toLowerCase()) return to;
  return to.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** «Yahoo!» at the end of an exclamation has one mark. */
function ending(to: string, after: string): string {
  return after !== '' && to.endsWith(after) ? '' : after;
}

function clamp(timeMs: number, first: Word, last: Word): number {
  return Math.max(first.startMs, Math.min(last.endMs, timeMs));
}

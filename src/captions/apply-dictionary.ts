import { endsPhrase, endsSentence } from './break-quality.ts';
import type { Word } from './caption.ts';
import { type DictionaryEntry, elided, mergeDictionaries, spell, termKey, termParts } from './dictionary.ts';
import { replaceInUnspaced } from './replace-in-unspaced.ts';
import { shareTime } from './share-time.ts';
import { isUnspaced } from './unspaced-script.ts';

/** Words further apart than this are not one phrase: nobody wants a name lit through a silence. */
const longestGapMs = 1000;

/**
 * Writes heard words as a dictionary wants them: whole words only, several to one and one to several, the longest match
 * first and the earlier entry where two are the same. Punctuation around a match and a possessive s stay; several words
 * share the time of what they replace. Scripts without blanks are matched at the borders of their words. What has been
 * replaced is not looked at again.
 */
export function applyDictionary(words: Word[], dictionary: DictionaryEntry[]): Word[] {
  if (dictionary.length === 0) return words;
  const entries = mergeDictionaries(dictionary);
  const terms = termsOf(entries.filter(({ from }) => !isUnspaced(from)));
  const unspaced = entries.filter(({ from }) => isUnspaced(from));
  const done: Word[] = [];
  let untouched: Word[] = [];
  const flush = () => {
    done.push(...replaceInUnspaced(untouched, unspaced));
    untouched = [];
  };
  for (let at = 0; at < words.length; ) {
    const ahead = words.slice(at, at + terms.mostParts);
    const match = longestMatch(ahead, terms) ?? matchAfterElision(ahead, terms);
    if (match) {
      flush();
      done.push(...replace(words.slice(at, at + match.count), match, startsSentence(words, at)));
    } else {
      untouched.push(...words.slice(at, at + 1));
    }
    at += match?.count ?? 1;
  }
  flush();
  return done;
}

interface Terms {
  /** What replaces a term, by its key. */
  targets: Map<string, string>;
  /** Of the longest term. */
  mostParts: number;
}

function termsOf(entries: DictionaryEntry[]): Terms {
  const targets = new Map(entries.map(({ from, to }) => [termKey(from), to.trim()]));
  return { targets, mostParts: Math.max(0, ...[...targets.keys()].map((key) => key.split(' ').length)) };
}

interface TermMatch {
  /** Heard words. */
  count: number;
  to: string;
  /** An elided word before it that the term does not have. */
  elided: string;
  /** A possessive s that the term does not have. */
  keeps: string;
}

/** «l’iphone» is an iPhone; «L’Oréal» may itself be the term. */
function matchAfterElision([first, ...rest]: Word[], terms: Terms): TermMatch | null {
  if (!first) return null;
  const { before, core, possessive, after } = spell(first.text);
  const article = elided(core);
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
    const { core, possessive } = spell(word.text);
    const asWritten = targets.get([...parts, ...termParts(core + possessive)].join(' '));
    const bare = targets.get([...parts, ...termParts(core)].join(' '));
    // «Levi's» may itself be the term; else its s stays
    if (asWritten !== undefined) found = { count, to: asWritten, elided: '', keeps: '' };
    else if (bare !== undefined) found = { count, to: bare, elided: '', keeps: possessive };
    parts = [...parts, ...termParts(core + possessive)];
  }
  return found;
}

/** Inside a phrase there is neither punctuation nor a long silence. */
function continues(previous: Word | undefined, word: Word): boolean {
  if (!previous || endsSentence(previous.text) || endsPhrase(previous.text)) return false;
  return spell(word.text).before === '' && word.startMs - previous.endMs <= longestGapMs;
}

function startsSentence(words: Word[], at: number): boolean {
  const previous = words[at - 1];
  return previous === undefined || endsSentence(previous.text);
}

function replace(heard: Word[], { to, elided: article, keeps }: TermMatch, atStart: boolean): Word[] {
  const [first, last] = [heard[0], heard.at(-1)];
  if (!first || !last) return [];
  const written = `${spell(first.text).before}${article}${article ? to : inCase(to, first, atStart)}${keeps}${ending(to + keeps, spell(last.text).after)}`;
  const texts = written.split(/\s+/);
  const sameCount = texts.length === heard.length;
  const times = sameCount ? heard : shareTime(texts, first.startMs, last.endMs);
  const confidences = heard.flatMap(({ confidence }) => confidence ?? []);
  return texts.map((text, index) => ({
    text,
    // sharing rounds, the ends stay as they were
    startMs: index === 0 ? first.startMs : clamp(times[index]?.startMs ?? 0, first, last),
    endMs: index === texts.length - 1 ? last.endMs : clamp(times[index]?.endMs ?? 0, first, last),
    ...(confidences.length > 0 ? { confidence: Math.min(...confidences) } : {}),
  }));
}

/** A sentence that began with a capital still does, unless the spelling has capitals of its own (iPhone). */
function inCase(to: string, { text }: Word, atStart: boolean): string {
  const wasCapital = /^\p{Lu}/u.test(spell(text).core);
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

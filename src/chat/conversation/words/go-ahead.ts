import type { Language } from '../../../texts/languages.ts';
import { dictionariesFor, dictionaryOf, withEnglish } from './dictionary-of.ts';
import { type GoAheadWords, goAheadWords } from './lexicons/go-ahead/go-ahead-words.ts';
import { sentencesOf } from './likeness/sentences-alike.ts';
import { clausesOf } from './text/clauses.ts';
import { fold } from './text/fold.ts';
import { partsOf } from './text/parts-of.ts';
import { saysMore } from './text/says-more.ts';
import { tokenize } from './text/tokenize.ts';
import { compilePatterns, type Pattern } from './topics/patterns.ts';
import { fitsAny, plainWordsOf } from './topics/patterns-by-language.ts';

/** In words. Longer messages say more. */
const maxWords = 20;

/** “Perfect, go with that one”: whether a message says yes to the picture that was shown, and nothing else. */
export function isGoAhead(text: string, language: Language): boolean {
  if (tellsMore(text)) return false;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > maxWords) return false;
  return withEnglish(language).some((one) => {
    const { go, other } = compiledOf(goAheadWords[one]);
    const parts = words.flatMap((word) => (go.has(fold(word)) ? [word] : word.split('-'))).map(fold);
    return parts.every((word) => go.has(word) || other.has(word)) && parts.some((word) => go.has(word));
  });
}

/** Whether a word stands in messages that say yes: “yes please, do that one”. */
export function isOfApproval(word: string, language: Language): boolean {
  return withEnglish(language).some((one) => {
    const { go, other } = compiledOf(goAheadWords[one]);
    return go.has(fold(word)) || other.has(fold(word));
  });
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
}

/**
 * “Whatever, I can live with that. Make it and send it”: whether a clause of a message says yes to the picture, or orders to make the
 * video as it is, and no “but” and no question stand beside it.
 */
export function goesAhead(text: string, language: Language): boolean {
  if (tellsMore(text) || wordsOf(text).length > maxAround) return false;
  const dictionaries = dictionariesFor(language);
  const isContrast = (key: string) =>
    dictionaries.some(({ around, sentences }) => around.but.has(key) || sentences.contrast.has(key));
  if (tokenize(text).some(({ key }) => isContrast(key))) return false;
  const clauses = clausesOf(text);
  return clauses.some((clause) => isGoAhead(clause, language)) || clauses.some((clause) => isOrder(clause, language));
}

/** In words. */
const maxAround = 40;

/** “Make the video now and tell me whether you can add music”: whether a part beside a question orders to make the video. */
export function ordersBeside(text: string, language: Language): boolean {
  if (text.length > maxOrdering) return false;
  const sentences = sentencesOf(text);
  return sentences.some((sentence) => {
    const parts = partsOf(sentence, language);
    // the last part is the question itself
    const others = /[?？]/.test(sentence) ? parts.slice(0, -1) : parts;
    if (others.length === parts.length && sentences.length + parts.length < minParts) return false;
    return others.some((part) => isGoAhead(part, language) || (!tellsMore(part) && isOrder(part, language)));
  });
}

/** In characters. */
const maxOrdering = 300;
/** A sentence in one part, and nothing beside it: that is a question, or no more than an order. */
const minParts = 3;

/** Whoever names a colour code says more, too. */
function tellsMore(text: string): boolean {
  return saysMore.test(text) || text.includes('#');
}

function isOrder(clause: string, language: Language): boolean {
  const words = plainWordsOf(clause);
  return withEnglish(language).some((one) => fitsAny(compiledOf(goAheadWords[one]).orders, words));
}

/** Whether a word beside a yes says that it was said before: “yes, that’s what I told you”. */
export function isInsisting(word: string, language: Language): boolean {
  return withEnglish(language).some((one) => compiledOf(goAheadWords[one]).insisting.has(fold(word)));
}

/** Whether people have what was offered done with a word: “turn”, “on”, “put”. */
export function isDoing(word: string, language: Language): boolean {
  return withEnglish(language).some((one) => compiledOf(goAheadWords[one]).doing.has(fold(word)));
}

/** What a short answer names that is wrong: “the words”, “just the colour”; null = neither, or both. */
export function wrongPart(text: string, language: Language): 'words' | 'look' | null {
  const words = wordsOf(text.slice(0, maxLength)).map(fold);
  if (words.length === 0 || words.length > maxPartWords) return null;
  const { ofWords, ofLook } = compiledOf(goAheadWords[language]);
  const [isOfWords, isOfLook] = [words.some((word) => ofWords.has(word)), words.some((word) => ofLook.has(word))];
  if (isOfWords && words.every((word) => ofWords.has(word) || isBeside(word, language))) return 'words';
  return isOfLook && words.every((word) => ofLook.has(word) || isBeside(word, language)) ? 'look' : null;
}

/** In characters, and in words. */
const maxLength = 60;
const maxPartWords = 4;

function isBeside(word: string, language: Language): boolean {
  return isOfApproval(word, language) || dictionaryOf(language).sentences.beforeNoun.has(word);
}

type Compiled = Record<Exclude<keyof GoAheadWords, 'orders'>, ReadonlySet<string>> & {
  orders: readonly Pattern<'order'>[];
};

const compiled = new Map<GoAheadWords, Compiled>();

function compiledOf(words: GoAheadWords): Compiled {
  const setOf = (list: string) => new Set(list.split(' ').map(fold));
  const known = compiled.get(words) ?? {
    go: setOf(words.go),
    other: setOf(words.other),
    insisting: setOf(words.insisting),
    doing: setOf(words.doing),
    ofWords: setOf(words.ofWords),
    ofLook: setOf(words.ofLook),
    orders: compilePatterns({ order: words.orders }),
  };
  compiled.set(words, known);
  return known;
}
